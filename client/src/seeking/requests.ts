import type { NewTicket, TicketReading, WithdrawTicket } from '@fathom/protocol'
import { request, type Answer } from '../api/http.ts'

/** What the page asks the server about looking for opponents. */

type Ticket = Promise<Answer<TicketReading>>

export const getTicket = (): Ticket => request('GET', '/me/ticket')
export const seek = (wish: NewTicket): Ticket => request('POST', '/me/ticket', wish)
export const withdraw = (what: WithdrawTicket): Ticket => request('POST', '/me/ticket/withdraw', what)
