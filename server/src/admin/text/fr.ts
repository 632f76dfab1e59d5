import type { AdminText } from './texts.ts'

export const fr: AdminText = {
  usage: `utilisation : npm run -s admin -- COMMANDE [--data DOSSIER] [--lang en|fr]
Avec DATABASE_URL et sans --data, il s’agit de cette base PostgreSQL.

  status         l’état du dossier de données
  check          relit tous les journaux et dit lesquels sont endommagés ; avec --release,
                 aussi pour les données d’un Fathom plus ancien, ce que celui-ci changerait
  table ID       qui y est assis, où en est la partie, ce qu’elle attend
  end ID         arrête une table pour de bon, qui que ce soit qui y joue (serveur arrêté)
  reports        ce qui a été signalé des discussions aux tables, avec les lignes autour
  role           qui aide à tenir le serveur
  role NOM moderator|operator|nobody
                 ce que peut un compte : traiter les signalements ; dire aussi comment le serveur est tenu
  settings       qui peut créer un compte, mots de bienvenue, mentions légales
  settings QUOI VALEUR
                 règle accounts (all, invited, nobody), welcome-en, welcome-fr, imprint-en ou imprint-fr
  backup FICHIER copie tout dans un seul fichier, aussi pendant que le serveur tourne
  restore FICHIER remet un tel fichier en place (serveur arrêté)
  ratings        refait tous les résultats et tous les Elo à partir des journaux (serveur arrêté)
  move --to URL  déménage tout dans une base PostgreSQL (serveur arrêté)
  new-secret     si le secret est perdu : un nouveau ; qui n’est pas revenu depuis une version sans
                 sessions est un nouvel invité (serveur arrêté)`,
  unknownCommand: (command) => `Il n’y a pas de commande « ${command} ».`,
  wrongArguments: (command) => `« ${command} » ne s’utilise pas ainsi.`,
  tooMuch: (word, command) => `« ${word} » est de trop : « ${command} » ne prend rien de plus.`,
  unknownOption: (option, command) => `« ${command} » n’a pas d’option ${option}.`,
  oneValue: (option) => `${option} prend une valeur.`,
  noValue: (option) => `${option} ne prend pas de valeur.`,
  unknownLanguage: (language) => `--lang peut être en ou fr, pas « ${language} ».`,
  ofFolder: (command) =>
    `« ${command} » concerne un dossier de données, et DATABASE_URL est définie : c’est pg_dump qui sauvegarde cette base. Si vous pensez à un dossier, indiquez-le par --data.`,
  noData: (folder) =>
    `Il n’y a pas de base Fathom dans ${folder} ; indiquez le dossier de données par --data ou FATHOM_DATA.`,
  noFathom: (database) =>
    `Aucun Fathom ne s’est encore servi de la base ${database} : corrigez DATABASE_URL, ou indiquez un dossier de données par --data.`,
  oldData: (folder) =>
    `Les données de ${folder} sont d’un Fathom plus ancien : démarrez une fois le serveur, qui les met à jour.`,
  newerData: (folder) => `Les données de ${folder} sont d’un Fathom plus récent ; mettez à jour.`,
  inUse: (folder) => `Un serveur utilise ${folder} : arrêtez-le d’abord.`,
  exists: (file) => `${file} existe déjà ; indiquez un autre fichier.`,
  failed: (why) => `Cela a échoué : ${why}.`,
  backedUp: (file, megabytes) =>
    `Tout est dans ${file} (${megabytes} Mo), le secret aussi : gardez-le aussi privé que le serveur.`,
  noSuchFile: (file) => `${file} ne peut pas être lu.`,
  notABackup: (file) => `${file} n’est pas une sauvegarde faite par cette commande ou la nuit.`,
  newerBackup: (file) => `${file} est d’un Fathom plus récent ; mettez d’abord à jour.`,
  damagedBackup: (file) => `${file} est endommagé ; prenez une autre sauvegarde.`,
  noRoom: (folder, megabytes) =>
    `Le disque de ${folder} est plein : la sauvegarde prend ${megabytes} Mo. Rien n’a changé ; faites de la place et réessayez.`,
  restored: (folder) => `La sauvegarde est dans ${folder} ; démarrez le serveur.`,
  movedAside: (folder) => `Ce qui s’y trouvait est maintenant dans ${folder}.`,
  whereTo: 'Indiquez la base par --to postgres://nom:motdepasse@hôte/base, ou par DATABASE_URL.',
  usedDatabase: 'Il y a déjà des personnes ou des tables dans cette base : prenez-en une vide.',
  otherMove: 'Un autre dossier de données était en cours de déménagement dans cette base : prenez-en une vide.',
  movedTable: (table, rows, before) =>
    before === 0 ? `${table} : ${rows} lignes copiées.` : `${table} : ${rows} lignes copiées, ${before} y étaient.`,
  differentRows: (table, same, different) => `${table} : ${same} lignes identiques, ${different} ne le sont PAS.`,
  moved: (folder) =>
    `Chaque ligne a été comparée à sa copie : toutes sont identiques. Démarrez le serveur avec DATABASE_URL ; ${folder} reste tel quel, comme sauvegarde.`,
  notMoved:
    'La copie n’est pas identique, aucun serveur ne la prendra : les données ont changé depuis le début. Refaites la base et recommencez.',
  newSecret: 'Il y a un nouveau secret. Qui n’est pas revenu depuis une version sans sessions est un nouvel invité.',
  hasSecret: 'Il y a un secret ; rien n’a changé.',
  remadeRatings: (results) => `Refaits : les résultats de ${results} parties, et les Elo qui en découlent.`,
  unreadJournals: (ids) => `Ces journaux sont illisibles ; ce qu’on savait de leur fin reste : ${ids.join(', ')}.`,
  running: (isRunning) => (isRunning ? 'Un serveur tourne.' : 'Aucun serveur ne tourne.'),
  tables: (open, playing, finished, ended) =>
    `Tables : ${open} ouvertes, ${playing} en cours, ${finished} terminées, ${ended} arrêtée(s) avant.`,
  guests: (count) => `Invités : ${count}.`,
  size: (megabytes, room) => `Base de données : ${megabytes} Mo ; place sur le disque : ${room} Mo.`,
  processes: (count) => `Serveurs qui utilisent la base en ce moment : ${count}.`,
  databaseSize: (megabytes) => `Base de données : ${megabytes} Mo.`,
  changedBy: (fields) => `cette version de Fathom en tire autre chose que la précédente (${fields})`,
  lastBackup: (name) =>
    name === null ? 'Il n’y a pas de sauvegarde de nuit.' : `Dernière sauvegarde de nuit : ${name}.`,
  damagedEnds: (ids) => `Endommagées à la fin de leur journal : ${ids.join(', ')}. « check » les regarde toutes.`,
  checked: (sound, damaged) => `${sound} saines, ${damaged} endommagées.`,
  damagedTable: (id, why) => `Table ${id} : ${why}.`,
  unplayable: (code) =>
    code === 'unknown-game'
      ? 'son jeu n’est pas ici'
      : code === 'other-rules'
        ? 'ses règles ne sont plus ici'
        : code === 'newer-rules'
          ? 'ses règles sont plus récentes que ce Fathom'
          : 'ses composants ne se lisent plus',
  report: (time, by, table, why) => `${time} UTC, signalé par ${by}, table ${table}\u202f: ${why}`,
  reportWhy: {
    insult: 'insulte quelqu’un',
    harassment: 'harcèle quelqu’un',
    spam: 'publicité ou bruit',
    cheating: 'révèle ce qui est caché',
    other: 'autre chose',
  },
  takenBack: '(retiré)',
  noReports: 'Rien n’a été signalé.',
  roles: { moderator: 'modérateur', operator: 'opérateur', nobody: 'aucun rôle' },
  hasRole: (name, role) => `${name} : ${role}`,
  noRoles: 'Personne n’a de rôle. « role NOM operator » en donne un à un compte.',
  noRole: (role) => `« ${role} » n’est pas un rôle : moderator, operator ou nobody.`,
  noAccount: (name) => `Aucun compte ne s’appelle « ${name} » : un invité garde d’abord son nom, sur la page « Moi ».`,
  setting: (key, value) => `${key} : ${value === '' ? '(vide)' : value}`,
  noSetting: (key) => `Il n’y a pas de réglage « ${key} ».`,
  badSetting: (key, allowed) => `C’est impossible pour ${key} : ${allowed}.`,
  noSuchTable: (id) => `Il n’y a pas de table ${id}.`,
  table: (id, game) => `Table ${id} : ${game}.`,
  status: {
    open: 'Pas commencée : il y a des places libres.',
    playing: 'La partie est en cours.',
    finished: 'La partie est finie.',
    closed: 'Elle a été arrêtée avant la fin.',
  },
  changed: (time) => `Dernier changement : ${time}.`,
  entries: (count) => `Entrées dans son journal : ${count}.`,
  seat: (number, who) => `Place ${number} : ${who}`,
  bot: 'robot',
  openSeat: 'libre',
  left: 'est parti(e), un robot continue',
  waits: (prompt) => `Elle attend : ${prompt}`,
  damaged: (why) => `Elle est endommagée : ${why}.`,
  hasEnded: (id) => `La table ${id} est déjà finie : rien n’a changé.`,
  ended: (id, wasPlaying) =>
    wasPlaying
      ? `La partie de la table ${id} est arrêtée ; ce qui était caché le reste.`
      : `La table ${id} est arrêtée ; elle n’est plus proposée à personne.`,
}
