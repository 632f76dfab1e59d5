import type { Seat } from '@fathom/kernel'
import type { Entry, Person } from '@fathom/table'

/** A journal with somebody under another id and name, wherever it names them; all else stays, so it plays on in the same way. */
export function renamed(entries: readonly Entry[], person: string, to: Person): Entry[] {
  const theirs = new Set<Seat>()
  return entries.map((entry): Entry => {
    switch (entry.kind) {
      case 'created': {
        const chairs = entry.chairs.map((chair, seat) => {
          if (chair.kind !== 'person' || chair.person.id !== person) return chair
          theirs.add(seat)
          return { ...chair, person: as(chair.person, to) }
        })
        return { ...entry, chairs }
      }
      case 'seated':
        if (entry.person.id !== person) return entry
        theirs.add(entry.seat)
        return { ...entry, person: as(entry.person, to) }
      case 'freed':
        // Who gets up is named only.
        return theirs.delete(entry.seat) ? { ...entry, name: to.name } : entry
      default:
        return entry
    }
  })
}

/** Who was brought along once has been for good. */
function as({ isBrought }: Person, to: Person): Person {
  return isBrought === true ? { ...to, isBrought } : to
}
