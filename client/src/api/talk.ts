import type { ChangeLine, MuteSpeaker, ReportLine, SayLine, TalkReading, TalkRoomReading } from '@fathom/protocol'
import { request, type Answer } from './http.ts'

/** What was said at a table after what is known of each room. */
export const getTalk = (id: string, players: number, onlookers: number): Promise<Answer<TalkReading>> =>
  request('GET', `/tables/${id}/talk?players=${players}&onlookers=${onlookers}`)
export const sayLine = (id: string, body: SayLine): Promise<Answer<TalkRoomReading>> =>
  request('POST', `/tables/${id}/talk`, body)
export const changeLine = (id: string, body: ChangeLine): Promise<Answer<TalkRoomReading>> =>
  request('POST', `/tables/${id}/talk/change`, body)
export const muteSpeaker = (id: string, body: MuteSpeaker): Promise<Answer<TalkReading>> =>
  request('POST', `/tables/${id}/talk/mute`, body)
export const reportLine = (id: string, body: ReportLine): Promise<Answer<{ reported: true }>> =>
  request('POST', `/tables/${id}/talk/report`, body)
