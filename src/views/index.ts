import type { Component } from 'svelte'
import type { Route } from '../client/route.ts'

type View = { default: Component<{ route: never }> }

/** One chunk a page; a page that is not here is not found. */
const views: Partial<Record<Route['page'], () => Promise<unknown>>> = {
  home: () => import('./HomeView.svelte'),
  table: () => import('./TableView.svelte'),
  rules: () => import('./RulesView.svelte'),
  learn: () => import('./LearnView.svelte'),
  pieces: () => import('./PiecesView.svelte'),
  puzzles: () => import('./StudyView.svelte'),
  analysis: () => import('./StudyView.svelte'),
  replay: () => import('./ReplayView.svelte'),
  entry: () => import('./ReplayView.svelte'),
  circle: () => import('./CircleView.svelte'),
  mistakes: () => import('./MistakesView.svelte'),
  day: () => import('./DayView.svelte'),
  best: () => import('./ReplayView.svelte'),
  deal: () => import('./DealView.svelte'),
  comfort: () => import('./ComfortView.svelte'),
}

export const hasView = (page: Route['page']): boolean => views[page] !== undefined

/** Each view is given its own kind of route: the key it was found under says so. */
export async function loadView(route: Route): Promise<Component<{ route: Route }> | null> {
  const load = views[route.page]
  return load ? (((await load()) as View).default as unknown as Component<{ route: Route }>) : null
}
