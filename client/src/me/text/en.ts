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
}

/** The shape of that catalogue. */
export type MeText = typeof en
