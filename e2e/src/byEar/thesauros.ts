import { named, type Ear } from './ear.ts'

/** Plays Thesauros by ear: it knows only what was said, and only presses keys. */

/** What comes after a step: the next question, or the end. */
const NEXT = /Your turn|End turn|\bwins?\./

/** A player that remembers in which zones it has placed somebody since the quadrimester began. */
export function thesaurosPlayer(): (ear: Ear, heard: string) => Promise<string> {
  const placed = new Set<string>()
  return (ear, heard) => {
    if (/Quadrimester \d begins/.test(heard)) placed.clear()
    return play(ear, heard, placed)
  }
}

/** Does what is asked, as it was said; returns what is asked next. */
async function play(ear: Ear, heard: string, placed: Set<string>): Promise<string> {
  const asked = heard.split('Your turn').at(-1) ?? ''
  if (asked.includes('Budget of year')) return press(ear, /^Set the budget$/)
  if (/Place a meeple|Place the worker/.test(asked)) return place(ear, placed)
  if (asked.includes('which account does it go to')) return press(ear, /^(ME|GE|HR|R&D)\b/)
  if (asked.includes('move money there')) return press(ear, /^\$\d+ from/)
  if (asked.startsWith(' at sea: ') || /Zodiac: /.test(asked)) return sail(ear)
  if (asked.includes('Your diver is at level')) return act(ear, DIVE)
  if (/may |Choose |Exchange |keep one|give your first worker/.test(asked)) return act(ear, ACTS)
  return ear.ask('e', NEXT)
}

async function press(ear: Ear, button: RegExp): Promise<string> {
  await ear.tabTo(button)
  return ear.ask('Enter', NEXT)
}

/** Actions to take when the page says that they are possible, the best first. */
const ACTS: readonly RegExp[] = [
  /Sell .+?: \+\$\d+[^.]*\./,
  /Go out to sea with [^.]+\./,
  /Take [^.]+ to [^.]+: \+\$\d+\./,
  /Patent [^.]+ and take the first item for \$[0-6]\./,
  /Patent [^.]+ for \$[0-5]\./,
  /Buy map \d for \$\d\./,
  /Buy (?!map|a Zodiac)[^.]+ for \$[0-4]\b[^.]*\./,
  /Reserve the next card[^.]*\./,
  /Gather mussels[^.]*\./,
  /Advertise[^.]*\./,
  /Sponsor [^.]+\./,
  /Hire a worker[^.]*\./,
  /Give the first worker[^.]*\./,
  /Lay [^.]+\./,
  /Keep [^.]+\./,
  /Take map \d\./,
  /Buy a Zodiac[^.]*\./,
  /No hat now\./,
  /No second act\./,
  /All is loaded\./,
  /Do not act[^.]*\./,
]
const DIVE: readonly RegExp[] = [
  /Lift [^.]+\./,
  /Go down to level \d\./,
  /Go down to the shark [^:]+: (the cage|you kill it with [4-6])[^.]*\./,
  /Surface\./,
]

async function act(ear: Ear, wishes: readonly RegExp[]): Promise<string> {
  const words = await ear.ask('g', /\./)
  const sentence = wishes.map((wish) => wish.exec(words)?.[0]).find((found) => found !== undefined)
  if (sentence === undefined) throw new Error(`nothing that is wished for is said: ${words}`)
  return press(ear, new RegExp(`^${named(sentence.slice(0, -1))}`))
}

/** "Zone 9, Advertising. $5 from GE, which holds $15; +2 reputation." */
const LINE = /Zone (\d+), [^.]+\. ([^.]*)\./g

/** Puts one meeple after the other where it is said to bring something that can be paid. */
async function place(ear: Ear, placed: Set<string>): Promise<string> {
  const mine = await ear.ask('i', /reputation/)
  const words = await ear.ask('g', /Zone \d/)
  const lines = [...words.matchAll(LINE)].map(([, zone = '', says = '']) => ({
    zone,
    worth: worthOf(zone, says, mine) - (placed.has(zone) && zone !== '6' ? 10 : 0),
  }))
  const best = lines.toSorted((a, b) => b.worth - a.worth)[0]
  if (best === undefined) throw new Error(`no line is said: ${words}`)
  placed.add(best.zone)
  const digit = best.zone === '10' ? '0' : best.zone
  // The first time the digit goes to the line, unless one stands there already.
  if (!(await ear.focused()).startsWith(`Zone ${best.zone},`)) await ear.press(digit)
  return ear.ask(digit, NEXT)
}

function worthOf(zone: string, says: string, mine: string): number {
  const [, price = '0', holds = '0'] = /\$(\d+) from [^,]+, which holds \$(\d+)/.exec(says) ?? []
  if (Number(price) > Number(holds)) return -1
  const inPort = /Zodiac, nobody aboard/.test(mine)
  switch (zone) {
    case '8':
      return /sell (your|one)/.test(says) ? 9 : 4
    case '3':
      return mine.includes('Map ') ? 2 : 8
    case '7':
      return inPort && mine.includes('Map ') ? 7 : 3
    case '2':
      return 5
    case '9':
      return 6
    default:
      return zone === '6' ? 1 : 0
  }
}

/** "Site 1, above column 2: 2 spaces, free. Level 1: Bronze, open, lift for nothing." */
const WAY = /(Site \d, above column \d|Fishing ground \d): \d spaces?, (free|\$\d+)\.((?: Level \d: [^.]+\.)*)/g

/** Dives where the Zodiac lies, else sails to where something is said to be lifted, or to a column that nobody knows. */
async function sail(ear: Ear): Promise<string> {
  const words = await ear.ask('g', /\./)
  const here = /Zodiac: Site \d, above column \d:((?: Level \d: [^.]+\.)*)/.exec(words)?.[1]
  if (/Dive here\./.test(words) && worthBelow(here ?? '') > 0) return press(ear, /^Dive here/)
  const boats = [...words.matchAll(/(\w+) Zodiac: /g)]
  const ways = boats.flatMap(({ 1: boat = '', index }, at) =>
    [...words.slice(index, boats[at + 1]?.index).matchAll(WAY)].map(([, space = '', price = '', below = '']) => ({
      boat,
      space,
      worth: (space.startsWith('Site') ? worthBelow(below) : 1) - (price === 'free' ? 0 : Number(price.slice(1)) / 2),
    })),
  )
  const best = ways.toSorted((a, b) => b.worth - a.worth)[0]
  if (best === undefined || best.worth <= 0) return press(ear, /^(Stop here|End turn at sea)$/)
  // Of several Zodiacs the one that sails is taken first.
  if (boats.length > 1) {
    await ear.tabTo(new RegExp(`’s ${best.boat} Zodiac,`), 't')
    await ear.press('Enter')
  }
  await ear.tabTo(new RegExp(`^${named(best.space)}`), 't')
  return ear.ask('Enter', NEXT)
}

/** What a dive would bring, as far as it is said: an unknown column is worth a try. */
function worthBelow(depths: string): number {
  if (depths === '') return 3
  return /lift for/.test(depths) ? 6 : 0
}
