export const TABS = ['chat', 'log', 'scores', 'rules'] as const
export type Tab = (typeof TABS)[number]
