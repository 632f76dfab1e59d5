/** What bots are called: names from stories and charts of the sea. */
const NAMES = [
  'Anne',
  'Bartholomew',
  'Calypso',
  'Dorothea',
  'Edward',
  'Finn',
  'Grace',
  'Henry',
  'Isla',
  'Jacquotte',
  'Kai',
  'Lorelei',
  'Maro',
  'Nerys',
  'Oona',
  'Pelagia',
  'Quint',
  'Rackham',
  'Selkie',
  'Teuta',
  'Ula',
  'Vasco',
  'Wendel',
  'Yara',
  'Zheng',
] as const

/**
 * Different names for the bots of a table.
 * @param taken names that people have there
 * @param start any whole number: where in the list to begin
 */
export function botNames(count: number, taken: readonly string[], start: number): string[] {
  const free = NAMES.filter((name) => !taken.includes(name))
  return Array.from({ length: count }, (_, index) => free[(start + index * 7) % free.length] as string)
}
