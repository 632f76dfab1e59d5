import type { SessionList } from '@fathom/protocol'
import { request, type Answer } from '../api/http.ts'

/** What the page asks the server about who I am. */

type Sessions = Promise<Answer<SessionList>>

export const getSessions = (): Sessions => request('GET', '/me/sessions')
export const endSession = (id: string): Sessions => request('POST', `/me/sessions/${id}/end`, {})
export const endOtherSessions = (): Sessions => request('POST', '/me/sessions/end-others', {})
