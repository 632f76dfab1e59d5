import type { Answer } from '../api/http.ts'
import { text } from '../text/index.ts'

/** What plays tables on this device did not come, or failed. */
export function notHere(): Answer<never> {
  return {
    ok: false,
    problem: { kind: 'refused', status: 503, code: 'not-here', message: text().problem.part, params: {} },
  }
}
