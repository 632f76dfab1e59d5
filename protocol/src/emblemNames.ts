/** The drawn signs that somebody may choose to be told by, beside their name. */
export const EMBLEMS = [
  'anchor',
  'compass',
  'helm',
  'ship',
  'lighthouse',
  'lantern',
  'amphora',
  'key',
  'octopus',
  'fish',
  'shell',
  'starfish',
] as const

/** The colours of the seats, in turn order. */
export const SEAT_COLORS = ['green', 'white', 'red', 'blue', 'violet'] as const
