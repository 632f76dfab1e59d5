/** What mercenaries do, by zone. */
export const DEEDS: Readonly<Record<number, string>> = {
  1: 'Take every Double Action that is not under a meeple in line',
  2: 'Take over a patent, and a copy if one is left, for nothing',
  3: 'Take two treasure maps of numbers you choose',
  4: 'Ground the grey seaplanes and take the black one',
  7: 'Take the underwater mine',
  8: 'Swap two exhibits, or move one',
  9: 'Smear the others: each loses 4 reputation',
}
