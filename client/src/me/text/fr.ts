import type { MeText } from './en.ts'

export const fr: MeText = {
  title: 'Moi',
  nobody:
    'Personne ne vous connaît encore ici. Ouvrez une table, prenez place à une autre ou dites votre nom ; cette page parlera ensuite de vous.',
  name: 'Mon nom',
  nameHelp: 'Aux tables où vous êtes déjà, l’ancien nom reste.',
  sessions: 'Où je suis connecté',
  sessionsHelp:
    'Chacun de ces navigateurs est vous, et voit ce que vous voyez. Déconnectez ceux que vous ne connaissez pas.',
  here: 'ce navigateur',
  browser: (name, system) => (system === '' ? name : `${name} sur ${system}`),
  someBrowser: 'Un navigateur ou un programme',
  used: (day) => `Dernier usage : ${day}`,
  since: (day) => `depuis le ${day}`,
  signOut: 'Déconnecter',
  signOutOf: (device) => `Déconnecter : ${device}`,
  signedOut: (device) => `${device} : déconnecté.`,
  signOutOthers: 'Déconnecter partout ailleurs',
  signedOutOthers: 'Vous êtes déconnecté partout ailleurs.',
  guestHere:
    'Vous êtes un invité : seul ce navigateur vous connaît. Si ses cookies sont effacés, vos tables ne sont plus à personne.',
}
