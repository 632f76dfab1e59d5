/** Words of the page about me; the French catalogue has the same shape or does not compile. */
export const en = {
  title: 'Me',
  nobody: 'Nobody here knows you yet. Open a table or sit down at one, or say your name; then this page is about you.',
  name: 'My name',
  nameHelp: 'At tables where you sit already, the old name stays.',
  sessions: 'Where I am signed in',
  sessionsHelp: 'Each browser here is you, and sees what you see. Sign out what you do not know.',
  here: 'this browser',
  browser: (name: string, system: string) => (system === '' ? name : `${name} on ${system}`),
  someBrowser: 'A browser or program',
  used: (day: string) => `Last used ${day}`,
  since: (day: string) => `since ${day}`,
  signOut: 'Sign out',
  signOutOf: (device: string) => `Sign out: ${device}`,
  signedOut: (device: string) => `${device}: signed out.`,
  signOutOthers: 'Sign out everywhere else',
  signedOutOthers: 'You are signed out everywhere else.',
  guestHere:
    'You are a guest: this browser alone knows you. If its cookies are cleared, your tables are nobody’s any more.',
  keep: 'Keep this name',
  keepHelp:
    'Then you are known again in every browser, and nobody else here can call themselves so. Your tables stay yours.',
  keepByPasskey: 'Keep it with a passkey',
  passkeyHelp:
    'Your device keeps the key; you show it with a finger, your face or the device’s code. Nothing to remember.',
  passkeysElsewhere: (origin: string | null) =>
    origin === null
      ? 'There are no passkeys here: the operator has not said under which address this server is known.'
      : `Passkeys work at ${origin} only, in a browser that knows them.`,
  keepByPassword: 'Or with a password',
  keepIt: 'Keep my name',
  passwordHelp: '10 characters at least. A sentence is easier to remember than a word.',
  passwordSet: 'Your password is set.',
  passwordGone: 'Your password is gone.',
  noPasskey: {
    'given-up': 'No passkey was chosen. Nothing has changed.',
    'has-one': 'This device has a passkey for you already.',
  },
  waysIn: 'How I sign in',
  passkeys: 'Passkeys',
  noPasskeys: 'You have none.',
  addPasskey: 'Add a passkey',
  passkeyRemoved: (device: string) => `The passkey made with ${device} is gone.`,
  remove: 'Remove',
  removeOf: (device: string) => `Remove the passkey made with ${device}`,
  password: 'Password',
  newPassword: 'A password, too',
  otherPassword: 'Another password',
  setIt: 'Set it',
  removePassword: 'Remove my password',
  codes: 'Recovery codes',
  codesLeft: (count: number) =>
    count === 0 ? 'You have no codes left.' : count === 1 ? 'You have one code left.' : `You have ${count} codes left.`,
  newCodes: 'Give me new codes',
  newCodesHelp: 'Those of before end then.',
  yourCodes: 'Your recovery codes',
  yourCodesHelp:
    'Each of them signs you in once, if all else is lost. Print them or write them down: they are shown this once.',
  codesKept: 'I have kept them',
  copyCodes: 'Copy',
  codesCopied: 'The codes are copied.',
  signIn: 'I have a name here',
  signInHelp: 'Then this browser is you, too.',
  guestWaits: (name: string) =>
    `${name}’s tables stay ${name}’s: they wait in this browser, and are yours again when you sign out.`,
  signInByPasskey: 'Sign in with a passkey',
  signInByPassword: 'Sign in',
  signInByCode: 'Sign in with a code',
  code: 'Recovery code',
  signedIn: (name: string) => `Welcome back, ${name}.`,
  signOutHere: 'Sign out here',
  signedOutHere: 'You are signed out.',
}

/** The shape of that catalogue. */
export type MeText = typeof en
