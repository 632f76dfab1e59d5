import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser'
import type { CreatedGuest, NewWayIn, PasskeyAnswer, PasskeyRequest } from '@fathom/protocol'
import type { Answer } from '../api/http.ts'
import { addPasskey, askForPasskey, askForSignIn, signInByPasskey } from './requests.ts'

/** What a browser says instead of a passkey; `given-up` also where its person took too long. */
export type NoPasskey = 'given-up' | 'has-one'

/** Whether this page can make and use passkeys of its server. @param origin the only address that can */
export const canPasskey = (origin: string | null): boolean => origin === location.origin && browserSupportsWebAuthn()

/** Makes a passkey in this browser and gives it to the server. */
export function makePasskey(): Promise<Answer<NewWayIn> | NoPasskey> {
  return ask(askForPasskey(), (optionsJSON) => startRegistration({ optionsJSON: optionsJSON as never }), addPasskey)
}

/** Shows the server a passkey of this browser. */
export function showPasskey(): Promise<Answer<CreatedGuest> | NoPasskey> {
  return ask(
    askForSignIn(),
    (optionsJSON) => startAuthentication({ optionsJSON: optionsJSON as never }),
    signInByPasskey,
  )
}

async function ask<T>(
  asking: Promise<Answer<PasskeyRequest>>,
  use: (options: object) => Promise<object>,
  send: (answer: PasskeyAnswer) => Promise<Answer<T>>,
): Promise<Answer<T> | NoPasskey> {
  const asked = await asking
  if (!asked.ok) return asked
  try {
    const response = await use(asked.value.options)
    return await send({ challenge: asked.value.challenge, response: response as Record<string, unknown> })
  } catch (error) {
    return error instanceof Error && error.name === 'InvalidStateError' ? 'has-one' : 'given-up'
  }
}
