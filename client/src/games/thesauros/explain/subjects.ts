import {
  ACCOUNTS,
  PHASES,
  SORTS,
  TOKENS,
  TRACKS,
  TROPHIES,
  type Explained,
  type Explanations,
  type View,
} from '@fathom/thesauros'

/**
 * What can be explained, as it is written on an element (`data-explain="zone:3"`):
 * `zone:3`, `account:GE`, `phase:placement`, `item:tank`, `card:tank` (a technology with its card), `meeple:H2`, `token:double`,
 * `track:mussels`, `deed:3`, `trophy:boss`, `room:M2`.
 */
export type Subject = string

/** The explanation of a subject in this position's edition and mode; null for what nobody explains. */
export function explained(all: Explanations, subject: Subject, view: View): Explained | null {
  const [kind = '', ...rest] = subject.split(':')
  const found = finders[kind]?.(all, rest.join(':'), view) ?? null
  return found === null || found.lines.length === 0 ? null : found
}

const among = <Item extends string>(list: readonly Item[], id: string): Item | undefined =>
  list.find((each) => each === id)

type Finder = (all: Explanations, id: string, view: View) => Explained | null

const finders: Readonly<Record<string, Finder>> = {
  zone: (all, id, view) => all.zone(Number(id), view),
  deed: (all, id, view) => all.deed(Number(id), view),
  item: (all, id, view) => all.item(id, view),
  card: (all, id, view) => all.item(id, view),
  room: (all, id, view) => all.room(id, view),
  account: (all, id, view) => {
    const account = among(ACCOUNTS, id)
    return account === undefined ? null : all.account(account, view)
  },
  phase: (all, id, view) => {
    const phase = among(PHASES, id)
    return phase === undefined ? null : all.phase(phase, view)
  },
  meeple: (all, id, view) => {
    const sort = among(SORTS, id)
    return sort === undefined ? null : all.meeple(sort, view)
  },
  token: (all, id, view) => {
    const token = among(TOKENS, id)
    return token === undefined ? null : all.token(token, view)
  },
  track: (all, id, view) => {
    const track = among(TRACKS, id)
    return track === undefined ? null : all.track(track, view)
  },
  trophy: (all, id, view) => {
    const trophy = among(TROPHIES, id)
    return trophy === undefined ? null : all.trophy(trophy, view)
  },
}
