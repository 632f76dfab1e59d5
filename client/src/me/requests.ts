import type {
  AccountReading,
  BlockList,
  BroughtGuest,
  CreatedGuest,
  DeviceLink,
  NamePassword,
  NewDeviceLink,
  NewWayIn,
  PasskeyAnswer,
  PasskeyRequest,
  SessionList,
  SignInWays,
  WaitingGuest,
} from '@fathom/protocol'
import { request, type Answer } from '../api/http.ts'

/** What the page asks the server about who I am. */

type Sessions = Promise<Answer<SessionList>>
type Account = Promise<Answer<AccountReading>>
type WayIn = Promise<Answer<NewWayIn>>
type SignedIn = Promise<Answer<CreatedGuest>>

export const getSessions = (): Sessions => request('GET', '/me/sessions')
export const endSession = (id: string): Sessions => request('POST', `/me/sessions/${id}/end`, {})
export const endOtherSessions = (): Sessions => request('POST', '/me/sessions/end-others', {})
export const signOut = (): Promise<Answer<{ signedOut: true }>> => request('POST', '/me/sign-out', {})

export const makeDeviceLink = (): Promise<Answer<NewDeviceLink>> => request('POST', '/me/device-link', {})
export const getDeviceLink = (): Promise<Answer<DeviceLink>> => request('GET', '/me/device-link')

export const getBlocks = (): Promise<Answer<BlockList>> => request('GET', '/me/blocks')
export const unblock = (id: string): Promise<Answer<BlockList>> => request('POST', `/me/blocks/${id}/remove`, {})

/** Where all that is kept of me is downloaded. */
export const exportPath = '/api/me/export'
export const deleteMe = (name: string): Promise<Answer<{ deleted: true }>> => request('POST', '/me/delete', { name })

export const getWaitingGuest = (): Promise<Answer<WaitingGuest>> => request('GET', '/me/waiting-guest')
export const bringGuest = (): Promise<Answer<BroughtGuest>> => request('POST', '/me/waiting-guest/bring', {})

export const getAccount = (): Account => request('GET', '/me/account')
export const askForPasskey = (): Promise<Answer<PasskeyRequest>> => request('POST', '/me/passkeys/options', {})
export const addPasskey = (body: PasskeyAnswer): WayIn => request('POST', '/me/passkeys', body)
export const removePasskey = (id: string): Account =>
  request('POST', `/me/passkeys/${encodeURIComponent(id)}/remove`, {})
export const setPassword = (password: string): WayIn => request('POST', '/me/password', { password })
export const removePassword = (): Account => request('POST', '/me/password/remove', {})
export const newCodes = (): WayIn => request('POST', '/me/codes', {})

export const acceptInvitation = (token: string): Account => request('POST', '/me/invitation', { token })

export const getSignInWays = (): Promise<Answer<SignInWays>> => request('GET', '/sign-in')
/** Sends a link to an address, if there is anybody who has confirmed it. */
export const sendSignInLink = (address: string): Promise<Answer<{ asked: true }>> =>
  request('POST', '/sign-in/email', { address })
export const signInByMail = (token: string): SignedIn => request('POST', '/sign-in/email/link', { token })
export const askForSignIn = (): Promise<Answer<PasskeyRequest>> => request('POST', '/sign-in/passkey/options', {})
export const signInByPasskey = (body: PasskeyAnswer): SignedIn => request('POST', '/sign-in/passkey', body)
export const signInByPassword = (body: NamePassword): SignedIn => request('POST', '/sign-in/password', body)
export const signInByCode = (code: string): SignedIn => request('POST', '/sign-in/code', { code })
export const signInByLink = (token: string): SignedIn => request('POST', '/sign-in/link', { token })
