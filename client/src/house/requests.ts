import type {
  AccountInvitations,
  ChangeHouse,
  HouseSettings,
  MadeAccountInvitation,
  MeasureList,
  NewAccountInvitation,
  NewMeasure,
  ReportList,
  Standing,
} from '@fathom/protocol'
import { request, type Answer } from '../api/http.ts'

/** What these pages ask the server. */

type Reports = Promise<Answer<ReportList>>
type Measures = Promise<Answer<MeasureList>>
type Settings = Promise<Answer<HouseSettings>>
type Invitations = Promise<Answer<AccountInvitations>>

export const acknowledge = (warning: string): Promise<Answer<Standing>> =>
  request('POST', '/me/standing/acknowledge', { warning })

export const getReports = (handled: boolean): Reports => request('GET', `/reports${handled ? '?handled=1' : ''}`)
export const takeMeasure = (report: string, measure: NewMeasure): Reports =>
  request('POST', `/reports/${report}/measure`, measure)
export const getMeasures = (): Measures => request('GET', '/measures')
export const undoMeasure = (id: string, why: string): Measures => request('POST', `/measures/${id}/undo`, { why })

export const getHouseSettings = (): Settings => request('GET', '/house/settings')
export const changeHouse = (change: ChangeHouse): Settings => request('POST', '/house/settings', change)
export const getInvitations = (): Invitations => request('GET', '/house/invitations')
export const makeInvitation = (body: NewAccountInvitation): Promise<Answer<MadeAccountInvitation>> =>
  request('POST', '/house/invitations', body)
export const revokeInvitation = (id: string): Invitations => request('POST', `/house/invitations/${id}/revoke`, {})
