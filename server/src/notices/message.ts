import type { DueNotice } from '../store/noticeStore.ts'
import type { NoticeKind } from '@fathom/protocol'
import type { Language } from '@fathom/kernel'
import { paceOf } from '@fathom/protocol'
import { NOTICE_TEXTS } from './text/index.ts'
import type { NoticeText } from './text/texts.ts'
import { unlinked } from './unlinked.ts'

/** What a person is told at once by one channel. */
export interface Message {
  /** One line. */
  readonly title: string
  /** A line for each table. */
  readonly text: string
  /** The table, or where all of them are listed. */
  readonly link: string
  /** The same for every try, so that a receiver can tell a second one. */
  readonly id: string
}

/** The more of these somebody is told of one table, the fewer they need: the first of them says it all. */
const WEIGHT: readonly NoticeKind[] = [
  'ended',
  'clock-low',
  'your-turn',
  'asked',
  'started',
  'named',
  'invited',
  'opened',
]

/** More tables than this are counted, not told. */
const MOST_LINES = 8

/** More than this of a prompt is left out. */
const MOST_CHARACTERS = 300

type Told = Pick<DueNotice, 'id' | 'kind' | 'table' | 'seat' | 'listed'>

/**
 * One message of some notices, at least one; each table is named once. Whatever names are in it, its link is the only one.
 * @param site the server's own address, for the link
 * @param nameOf a game by its id
 */
export function messageOf(
  notices: readonly Told[],
  language: Language,
  site: string,
  nameOf: (game: string) => string,
): Message {
  const text = NOTICE_TEXTS[language]
  const sorted = notices.toSorted((a, b) => WEIGHT.indexOf(a.kind) - WEIGHT.indexOf(b.kind))
  const tables = sorted.filter(({ table }, index) => sorted.findIndex((other) => other.table === table) === index)
  const lines = tables.map((told) => unlinked(lineOf(told, language, nameOf)))
  const [first] = tables
  const [line = ''] = lines
  const id = notices
    .map((notice) => notice.id)
    .join('-')
    .slice(0, 100)
  if (tables.length === 1) return { id, title: line, text: line, link: `${site}/table/${first?.table ?? ''}` }
  const more = lines.length - MOST_LINES
  const told = more > 0 ? [...lines.slice(0, MOST_LINES), text.more(more)] : lines
  const title = tables.every(({ kind }) => kind === 'opened') ? text.openTables : text.tables
  return { id, title: title(tables.length), text: told.join('\n'), link: `${site}/` }
}

function lineOf({ kind, listed, seat }: Told, language: Language, nameOf: (game: string) => string): string {
  const text = NOTICE_TEXTS[language]
  if (kind === 'opened') return openedLine(listed, text, nameOf)
  if (kind === 'invited') return text.invited(nameOf(listed.game), peopleAt(listed))
  const prompt = (listed.prompts[language][seat] ?? '').slice(0, MOST_CHARACTERS)
  const say = kind === 'ended' && listed.status === 'closed' ? text.closed : text.line[kind]
  return say(nameOf(listed.game), prompt)
}

/** The people who sit there. */
function peopleAt({ seats }: Told['listed']): string[] {
  return seats.flatMap(({ kind, name }) => (kind === 'person' ? [name] : []))
}

/** No more than the lobby tells everybody. */
function openedLine(listed: Told['listed'], text: NoticeText, nameOf: (game: string) => string): string {
  const names = listed.seats.flatMap(({ kind, name }) => (kind === 'open' ? [] : [name]))
  return text.opened(nameOf(listed.game), names, paceOf(listed))
}
