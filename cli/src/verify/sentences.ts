import type { GameText, Refusal } from '@fathom/kernel'
import { shown, type VerifyText } from '../text/types.ts'

/** One sentence for a refused record; the game's own words where it is a matter of its rules. */
export function sentenceOf({ code, params }: Refusal, words: VerifyText, game: GameText | null): string {
  const why = shown(params['why'])
  switch (code) {
    case 'record-line': {
      const reason = Object.hasOwn(words.rowReasons, why) ? words.rowReasons[why] : undefined
      return words.row(shown(params['line']), reason ?? why, shown(params['text']))
    }
    case 'record-action': {
      const action = params['action'] === undefined ? null : shown(params['action'])
      const because = game?.refusal({ code: why, params }) ?? ''
      return words.action(params['line'], action, why, shown(params['detail']), because)
    }
    default: {
      const sentence = Object.hasOwn(words.refusals, code) ? words.refusals[code] : undefined
      return sentence?.(params) ?? words.refused(code)
    }
  }
}
