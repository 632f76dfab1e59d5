import type {
  ChangeChannel,
  ChangeNotices,
  NewChannel,
  NoticesReading,
  TestedChannel,
  Vacation,
} from '@fathom/protocol'
import { request, type Answer } from '../api/http.ts'

/** What the page asks the server about being told while it is closed. */

type Reading = Promise<Answer<NoticesReading>>

export const getNotices = (): Reading => request('GET', '/me/notices')
export const changeNotices = (body: ChangeNotices): Reading => request('PATCH', '/me/notices', body)
export const addChannel = (body: NewChannel): Reading => request('POST', '/me/notices/channels', body)
export const changeChannel = (id: string, body: ChangeChannel): Reading =>
  request('PATCH', `/me/notices/channels/${id}`, body)
export const removeChannel = (id: string): Reading => request('POST', `/me/notices/channels/${id}/remove`, {})
/** My clocks by turns stand still on these days. */
export const takeVacation = (body: Vacation): Reading => request('POST', '/me/vacations', body)
/** Ends the vacation that begins on a day. */
export const endVacation = (from: string): Reading => request('POST', '/me/vacations/end', { from })
/** Sends a test; the answer says what became of it. */
export const testChannel = (id: string): Promise<Answer<TestedChannel>> =>
  request('POST', `/me/notices/channels/${id}/test`, {})
/** Whoever holds the token reads the e-mails of an address. */
export const confirmAddress = (token: string): Promise<Answer<{ confirmed: true }>> =>
  request('POST', '/notices/confirm', { token })
/** Whoever holds the token wants no more e-mails at an address. */
export const stopEmails = (token: string): Promise<Answer<{ stopped: true }>> =>
  request('POST', '/notices/stop', { token })
