import { describe, expect, it } from 'vitest'
import { Figures, type Open } from '../../party/figures.ts'

const open = (room: string, phase: Open['phase'], sockets: number): Open => ({
  room,
  game: 'okey',
  phase,
  sockets,
  addresses: [],
})

describe('what an operator is told', () => {
  it('has a line for each thing that was counted, in the words of Prometheus', () => {
    const figures = new Figures()
    figures.open.set('1', open('a', 'playing', 2))
    figures.open.set('2', open('b', 'playing', 3))
    figures.open.set('3', open('c', 'lobby', 1))
    figures.open.set('4', open('d', null, 4))
    figures.add('hands', 'okey')
    figures.add('hands', 'okey', 2)
    figures.add('hands', 'remi')
    figures.add('errors', 'a "quoted"\n\\ place')
    const lines = figures.text(90, '1.2', { disk_bytes: 77 }).split('\n')
    expect(lines.filter(line => line && !line.startsWith('#'))).toEqual([
      'masa_info{version="1.2"} 1',
      'masa_uptime_seconds 90',
      'masa_tables{phase="playing"} 2',
      'masa_tables{phase="lobby"} 1',
      'masa_sockets 10',
      'masa_disk_bytes 77',
      'masa_hands_total{game="okey"} 3',
      'masa_hands_total{game="remi"} 1',
      'masa_errors_total{where="a  quoted    place"} 1',
    ])
    expect(lines).toContain('# HELP masa_hands_total Hands that have ended.')
    expect(lines).toContain('# TYPE masa_hands_total counter')
    expect(lines).toContain('# TYPE masa_disk_bytes gauge')
    expect([figures.total('hands'), figures.total('wakes')]).toEqual([4, 0])
  })

  it('says of a hand nothing before it has ended, and then all of it, once', () => {
    const figures = new Figures()
    figures.addInHand('a', 'steps', 'okey')
    figures.addInHand('a', 'steps', 'okey', 4)
    figures.addInHand('a', 'refusals', 'stale')
    figures.addInHand('b', 'steps', 'okey')
    expect([figures.total('steps'), figures.total('refusals')]).toEqual([0, 0])
    figures.tell('a')
    expect([figures.total('steps'), figures.total('refusals')]).toEqual([5, 1])
    figures.tell('a')
    figures.tell('unknown')
    expect(figures.total('steps')).toBe(5)
  })
})
