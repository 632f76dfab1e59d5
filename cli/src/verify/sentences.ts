import type { GameText, Param, Refusal } from '@fathom/kernel'

type Params = Refusal['params']

/** Why a row of the file can't be read, by the codes of `parseRecord`. */
const ROW_REASONS: Readonly<Record<string, string>> = {
  'header-after-actions': 'a header line stands after the actions',
  'bad-rules-version': 'the rules version is not a number above 0',
  'unknown-option': 'the game has no such option',
  'bad-option-value': "the option can't have this value",
  'bad-components': 'the component set has no name, or its values come from nowhere that is known',
  'bad-components-digest': 'the digest of the components is not 32 hex digits',
  'bad-components-data': 'the components are not JSON, or there is too much of them',
  'components-do-not-fit-digest': 'the components that it holds are not those that were played with',
  'seats-out-of-order': 'the seats are not in order',
  'bad-seat': 'a seat is neither "person" nor "bot"',
  'bad-nonce': 'the nonce is not hexadecimal',
  'unknown-draw-method': 'this way of drawing is not known',
  'bad-seed-hash': 'the hash of the seed is not 64 hex digits',
  'bad-seed': 'the seed is neither 64 hex digits nor a whole number',
  'seed-does-not-fit-draws': 'the seed does not fit the way of drawing',
  'bad-time': 'the time is not in the form 2026-11-21T08:30:00Z',
  'bad-setup-line': 'line 0 must be the set-up, once',
  'wrong-line-number': 'the number of the action is not the next one',
  'no-such-seat': 'no such seat',
  'action-after-end': 'an action stands after the end',
  'end-before-actions': 'the end stands before the set-up',
  'bad-end': 'the end stands twice, or its reason is no code',
  'bad-score': 'the score is not one line a seat in order',
  'unknown-line': 'this line means nothing in a record',
  'no-game': 'the game is missing',
  'no-rules-version': 'the rules version is missing',
  'no-components': 'the name of the component set is missing',
  'no-components-digest': 'the digest of the components is missing',
  'no-seats': 'the seats are missing',
  'no-draw-method': 'the way of drawing is missing',
  'no-setup': 'the set-up is missing',
  'no-scores': 'scores are missing at the end',
}

/** A sentence for each code of `parseRecord` and `verify`. */
const SENTENCES: Readonly<Record<string, (params: Params, text: GameText | null) => string>> = {
  'not-a-record': () => 'It is not a record: its first line is not "fathom record 1".',
  'unknown-game': ({ game }) => `It is of a game that is not here: "${shown(game)}".`,
  'record-line': ({ line, why, text }) =>
    `Line ${shown(line)} can't be read: ${ROW_REASONS[shown(why)] ?? shown(why)}${text === '' ? '' : ` ("${shown(text)}")`}.`,
  'other-rules': ({ recorded, now }) =>
    `It was played by version ${shown(recorded)} of the rules; here is version ${shown(now)}.`,
  'other-components': ({ name, recorded, now }) =>
    `It was played with the components "${shown(name)}" as they were then (${shown(recorded)}); those that come with the game have changed since (${shown(now)}).`,
  'bad-components': ({ problems }) =>
    `The components that it holds can't be played with: ${shown(Array.isArray(problems) ? problems[0] : problems)}`,
  'no-component-sets': () => 'It names a component set, and the components of this game are fixed.',
  'bad-seat-count': ({ seats }) => `The game is not played with ${shown(seats)} seats.`,
  'unknown-option': ({ option }) => `The game has no option "${shown(option)}".`,
  'bad-option-value': ({ option, value }) => `The option ${shown(option)} can't be "${shown(value)}".`,
  'record-action': actionSentence,
  'seed-does-not-fit-hash': () => 'The revealed seed does not fit the hash that was published.',
  'other-outcome': ({ recorded, found }) =>
    `The outcome is another one: recorded "${shown(recorded)}", found "${shown(found)}" (reason, points / places).`,
  'not-over': () => 'It names an end, but after its last action the game is not over.',
}

function actionSentence(params: Params, text: GameText | null): string {
  const { line, why, action, detail } = params
  const where =
    line === 0 ? 'The set-up' : `Action ${shown(line)}${action === undefined ? '' : ` ("${shown(action)}")`}`
  switch (why) {
    case 'draw-not-from-seed':
      return `${where}: a number that chance gave does not come from the seed.`
    case 'bad-draws':
      return `${where}: the numbers that chance gave don't fit: ${shown(detail)}.`
    case 'not-an-action':
      return `${where}: the game knows no such action.`
    default: {
      const because = text?.refusal({ code: shown(why), params }) ?? ''
      return `${where} is not legal (${shown(why)})${because === '' ? '.' : `: ${because}`}`
    }
  }
}

/** One sentence for a refused record; the game's own words where it is a matter of its rules. */
export function sentenceOf(refusal: Refusal, text: GameText | null): string {
  const sentence = Object.hasOwn(SENTENCES, refusal.code) ? SENTENCES[refusal.code] : undefined
  return sentence === undefined ? `It is refused: ${refusal.code}.` : sentence(refusal.params, text)
}

/** A parameter in a sentence; control characters of a foreign file don't reach the terminal. */
function shown(param: Param | undefined): string {
  return String(param ?? '').replaceAll(/\p{Cc}/gu, ' ')
}
