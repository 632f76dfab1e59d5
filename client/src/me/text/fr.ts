import type { MeText } from './en.ts'

export const fr: MeText = {
  title: 'Moi',
  nobody:
    'Personne ne vous connaît encore ici. Ouvrez une table, prenez place à une autre ou dites votre nom ; cette page parlera ensuite de vous.',
  name: 'Mon nom',
  nameHelp: 'Aux tables où vous êtes déjà, l’ancien nom reste.',
  sessions: 'Où je suis connecté',
  sessionsHelp:
    'Chacun de ces navigateurs est vous, et voit ce que vous voyez. Déconnectez ceux que vous ne connaissez pas.',
  here: 'ce navigateur',
  browser: (name, system) => (system === '' ? name : `${name} sur ${system}`),
  someBrowser: 'Un navigateur ou un programme',
  used: (day) => `Dernier usage : ${day}`,
  since: (day) => `depuis le ${day}`,
  signOut: 'Déconnecter',
  signOutOf: (device) => `Déconnecter : ${device}`,
  signedOut: (device) => `${device} : déconnecté.`,
  signOutOthers: 'Déconnecter partout ailleurs',
  signedOutOthers: 'Vous êtes déconnecté partout ailleurs.',
  guestHere:
    'Vous êtes un invité : seul ce navigateur vous connaît. Si ses cookies sont effacés, vos tables ne sont plus à personne.',
  keep: 'Garder ce nom',
  keepHelp:
    'Vous êtes alors reconnu dans tout navigateur, et personne d’autre ne peut s’appeler ainsi ici. Vos tables restent les vôtres.',
  keepByPasskey: 'Le garder avec une clé d’accès',
  passkeyHelp:
    'Votre appareil garde la clé ; vous la montrez d’un doigt, du visage ou par le code de l’appareil. Rien à retenir.',
  passkeysElsewhere: (origin) =>
    origin === null
      ? 'Il n’y a pas de clés d’accès ici : l’adresse publique de ce serveur n’est pas réglée.'
      : `Les clés d’accès ne marchent qu’à ${origin}, dans un navigateur qui les connaît.`,
  keepByPassword: 'Ou avec un mot de passe',
  keepIt: 'Garder mon nom',
  passwordHelp: '10 caractères au moins. Une phrase se retient mieux qu’un mot.',
  passwordSet: 'Votre mot de passe est enregistré.',
  passwordGone: 'Votre mot de passe est supprimé.',
  noPasskey: {
    'given-up': 'Aucune clé d’accès n’a été choisie. Rien n’a changé.',
    'has-one': 'Cet appareil a déjà une clé d’accès pour vous.',
  },
  waysIn: 'Comment je me connecte',
  passkeys: 'Clés d’accès',
  noPasskeys: 'Vous n’en avez pas.',
  addPasskey: 'Ajouter une clé d’accès',
  passkeyRemoved: (device) => `La clé d’accès faite avec ${device} est supprimée.`,
  remove: 'Retirer',
  removeOf: (device) => `Retirer la clé d’accès faite avec ${device}`,
  password: 'Mot de passe',
  newPassword: 'Un mot de passe, en plus',
  otherPassword: 'Un autre mot de passe',
  setIt: 'Enregistrer',
  removePassword: 'Supprimer mon mot de passe',
  codes: 'Codes de secours',
  codesLeft: (count) =>
    count === 0
      ? 'Il ne vous reste aucun code.'
      : count === 1
        ? 'Il vous reste un code.'
        : `Il vous reste ${count} codes.`,
  newCodes: 'Me donner de nouveaux codes',
  newCodesHelp: 'Les précédents ne valent alors plus rien.',
  yourCodes: 'Vos codes de secours',
  yourCodesHelp:
    'Chacun vous connecte une fois, si tout le reste est perdu. Imprimez-les ou notez-les : ils ne sont montrés qu’une fois.',
  codesKept: 'Je les ai gardés',
  copyCodes: 'Copier',
  codesNotCopied: 'Sélectionnez les codes et copiez-les à la main.',
  codesCopied: 'Les codes sont copiés.',
  signIn: 'J’ai un nom ici',
  signInHelp: 'Ce navigateur est alors vous, lui aussi.',
  guestWaits: (name) =>
    `Les tables de ${name} attendent dans ce navigateur : vous pourrez les emporter, ou les retrouver en vous déconnectant.`,
  waiting: (name) => `${name} attend ici`,
  waitingHelp: (name, tables) =>
    `Avant votre connexion, ce navigateur était ${name}, à ${tables === 1 ? 'une table' : `${tables} tables`}. Emportez tout cela, ou laissez-le : en vous déconnectant, vous serez de nouveau ${name}.`,
  bring: 'L’emporter',
  brought: (name) => `Tout ce qui était à ${name} est maintenant à vous.`,
  stayed: (tables, name) =>
    `${tables === 1 ? 'Une table reste' : `${tables} tables restent`} à ${name}, car vous y avez vous-même une place.`,
  signInByPasskey: 'Se connecter avec une clé d’accès',
  signInByPassword: 'Se connecter',
  signInByCode: 'Se connecter avec un code',
  code: 'Code de secours',
  anotherDevice: 'Un autre de mes appareils',
  anotherDeviceHelp:
    'Un lien qui fait d’un autre navigateur le vôtre : pendant dix minutes, une seule fois. Ne le montrez à personne d’autre.',
  makeLink: 'Faire un lien',
  makeOtherLink: 'Faire un autre lien',
  link: 'Lien pour l’autre appareil',
  linkAsPicture: 'Le lien pour l’autre appareil, à photographier',
  linkCopied: 'Le lien est copié.',
  linkNotCopied: 'Sélectionnez le lien et copiez-le à la main.',
  linkUsed: (device) => `${device} est maintenant vous aussi. Si ce n’était pas vous, déconnectez-le plus bas.`,
  join: 'Un autre appareil a fait un lien pour être la même personne ici. Ce navigateur est-il le vôtre ?',
  joinIt: 'Oui, me connecter ici',
  keptAway: 'Qui je tiens à l’écart',
  nobodyKeptAway:
    'Personne. Si vous ne voulez plus rencontrer quelqu’un, dites-le dans les réglages d’une table où il joue.',
  keptAwayHelp:
    'Vous ne prenez pas place aux mêmes tables, et aucun ne regarde jouer l’autre. Personne n’en est averti.',
  letBack: 'Laisser revenir',
  letBackOf: (name) => `Laisser revenir ${name}`,
  cameBack: (name) => `Vous pouvez de nouveau rencontrer ${name}.`,
  myData: 'Mes données',
  exportHelp: 'Un fichier avec tout ce que ce serveur garde de vous, et les feuilles de vos parties finies.',
  exportIt: 'Télécharger mes données',
  deleteHelp:
    'Si vous partez pour de bon, votre nom et tout ce qui est à vous sont supprimés. Vos parties restent, sous « Un ancien joueur » ; un robot continue là où d’autres jouent.',
  deleteMe: 'Partir pour de bon',
  deleteName: (name) => `Saisissez votre nom (${name}) : on ne peut pas revenir en arrière.`,
  deleteNow: 'Me supprimer',
  deleted: 'Vous êtes supprimé. Bon vent !',
  email: 'Adresse de courriel',
  sendLink: 'M’envoyer un lien',
  linkSent: 'Si quelqu’un ici a confirmé cette adresse, un lien est en route. Il vaut une demi-heure.',
  joinByMail: 'Ce lien reçu par courriel vous connecte. Ce navigateur est-il le vôtre ?',
  emailHelp: 'Avec une adresse de courriel que vous avez confirmée, un lien de connexion peut vous être envoyé :',
  signedIn: (name) => `Content de vous revoir, ${name}.`,
  signOutHere: 'Me déconnecter ici',
  toReports: 'Ce qui est signalé',
  invited:
    'Qui fait tourner ce serveur vous invite à garder un nom ici : on vous reconnaît sur chaque appareil, et dans les classements.',
  acceptInvitation: 'Utiliser l’invitation',
  invitedNow: 'Choisissez maintenant plus bas à quoi l’on vous reconnaîtra.',
  signedOutHere: 'Vous êtes déconnecté.',
}
