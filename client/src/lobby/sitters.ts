import type { GameInfo } from '@fathom/protocol'
import { levelName } from '../table/seats.ts'
import { parts } from '../text/parts.ts'
import { feltStrength } from './strength.ts'

/** Who sits on a chair of the new table: me, a free chair, somebody at this device, or a bot by its level. */
export type Sitter = 'me' | 'open' | 'beside' | `bot:${string}`

/** Whether the strength of a bot of this level was measured in the arena. */
export function isMeasured(info: GameInfo, sitter: Sitter): boolean {
  return info.strengths.some(({ level }) => sitter === `bot:${level}`)
}

/** A bot in the list, with its strength as it is felt, if it was measured. */
export function botWords(info: GameInfo, level: string): string {
  const felt = feltOf(info, level)
  // Where no tenth tells them apart, time does.
  const longer =
    level === 'admiral' && (felt === '' || felt === feltOf(info, 'captain')) ? [parts().newTable.thinksLonger] : []
  return [levelName(level), ...(felt === '' ? [] : [felt]), ...longer].join(' · ')
}

function feltOf({ strengths }: GameInfo, level: string): string {
  const strength = strengths.find((each) => each.level === level)
  return strength === undefined ? '' : feltStrength(parts().newTable, strength, levelName('mate'))
}

/** The names, with that of one seat changed. */
export function withName(names: readonly string[], seat: number, name: string): string[] {
  const changed = [...names]
  changed[seat] = name
  return changed
}

/** Me on the first chair, and the same on all others. */
export function firstSitters(seats: number, bot: Sitter): Sitter[] {
  return ['me', ...Array.from({ length: seats - 1 }, () => bot)]
}

/** What the server is asked to seat there. */
export function requestOf(sitter: Sitter): { kind: 'me' } | { kind: 'open' } | { kind: 'bot'; level: string } {
  if (sitter === 'me' || sitter === 'open') return { kind: sitter }
  // Nobody at a server: the table on this device seats them.
  if (sitter === 'beside') return { kind: 'open' }
  return { kind: 'bot', level: sitter.slice('bot:'.length) }
}
