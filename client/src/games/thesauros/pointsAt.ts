/** The spots where an action (in notation) would be done: most deals are made on cards beside the chart, and have none. */
export function pointsAt(text: string): readonly string[] {
  const [verb = '', first = '', second = ''] = text.split(' ')
  switch (verb) {
    case 'budget':
      return ['budget']
    case 'place':
      return [`zone:${second}`, `meeple:${first}`]
    case 'hire':
      return ['zone:1']
    case 'patent':
    case 'item':
    case 'prototype':
    case 'reserve':
      return ['zone:2']
    case 'sponsor':
    case 'sell':
      return ['zone:8']
    case 'advertise':
      return ['zone:9']
    case 'buy':
    case 'map':
      return [`site:${first}`]
    case 'lagoon':
      return [`sea:${first}`, `zodiac:${second}`]
    case 'step':
      return [`sea:${first}`]
    case 'fly':
    case 'depart':
    case 'rent':
    case 'black':
    case 'pilot':
    case 'sail':
      return [`zodiac:${first}`]
    case 'lift':
      return [`depth:${first}`]
    case 'mine':
      return [`mine:${first}:${second}`]
    default:
      return []
  }
}

/** My budget, and my people who wait to be placed. */
export function isOwn(spot: string): boolean {
  return spot === 'budget' || spot.startsWith('meeple:')
}
