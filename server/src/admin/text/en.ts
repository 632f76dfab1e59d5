import type { AdminText } from './texts.ts'

export const en: AdminText = {
  usage: `usage: npm run -s admin -- COMMAND [--data FOLDER] [--lang en|fr]
With DATABASE_URL, and no --data, it is about that database of PostgreSQL.

  status         how the data folder is
  check          folds every journal and says which are damaged; with --release, also of an
                 older Fathom's data, what this one would make something else of
  table ID       who sits there, what is going on, what it waits for
  end ID         ends a table for good, whoever plays there (the server must be stopped)
  reports        what people have reported of the talk at tables, with the lines round it
  role           who helps to run the server
  role NAME moderator|operator|nobody
                 what an account may do: handle reports; also say how the server is run
  settings       who may make accounts, words of welcome, imprint
  settings WHAT VALUE
                 sets accounts (all, invited, nobody), welcome-en, welcome-fr, imprint-en or imprint-fr
  backup FILE    copies everything into one file, also while the server runs
  restore FILE   puts such a file back (the server must be stopped)
  ratings        makes all results and ratings anew from the journals (the server must be stopped)
  move --to URL  moves everything into a database of PostgreSQL (the server must be stopped)
  new-secret     where the secret is lost: a new one; who has not come since a release without
                 sessions is a new guest (the server must be stopped)`,
  unknownCommand: (command) => `There is no command "${command}".`,
  wrongArguments: (command) => `This is not how "${command}" is used.`,
  tooMuch: (word, command) => `"${word}" is too much: "${command}" takes no more.`,
  unknownOption: (option, command) => `"${command}" has no option ${option}.`,
  oneValue: (option) => `${option} takes one value.`,
  noValue: (option) => `${option} takes no value.`,
  unknownLanguage: (language) => `--lang can be en or fr, not "${language}".`,
  ofFolder: (command) =>
    `"${command}" is about a data folder, and DATABASE_URL is set: a backup of that database is made by pg_dump. If you mean a folder, name it by --data.`,
  noData: (folder) => `There is no Fathom database in ${folder}; name the data folder by --data or FATHOM_DATA.`,
  noFathom: (database) =>
    `No Fathom has used the database ${database} yet: correct DATABASE_URL, or name a data folder by --data.`,
  oldData: (folder) =>
    `The data in ${folder} is of an older Fathom: start the server once, which brings it up to date.`,
  newerData: (folder) => `The data in ${folder} is of a newer Fathom; please update.`,
  inUse: (folder) => `A server is using ${folder}: stop it first.`,
  exists: (file) => `${file} is there already; name another file.`,
  failed: (why) => `That failed: ${why}.`,
  backedUp: (file, megabytes) =>
    `Everything is in ${file} (${megabytes} MB), the secret too: keep it as private as the server.`,
  noSuchFile: (file) => `${file} can't be read.`,
  notABackup: (file) => `${file} is not a backup made by this command or by night.`,
  newerBackup: (file) => `${file} is of a newer Fathom; please update first.`,
  damagedBackup: (file) => `${file} is damaged; take another backup.`,
  noRoom: (folder, megabytes) =>
    `The disk of ${folder} is full: the backup takes ${megabytes} MB. Nothing has changed; make room and try again.`,
  restored: (folder) => `The backup is in ${folder}; start the server.`,
  movedAside: (folder) => `What was there is in ${folder} now.`,
  whereTo: 'Name the database by --to postgres://user:password@host/database, or by DATABASE_URL.',
  usedDatabase: 'There are people or tables in that database already: take an empty one.',
  otherMove: 'Another data folder was being moved into that database: take an empty one.',
  movedTable: (table, rows, before) =>
    before === 0 ? `${table}: ${rows} rows copied.` : `${table}: ${rows} rows copied, ${before} were there.`,
  differentRows: (table, same, different) => `${table}: ${same} rows are the same, ${different} are NOT.`,
  moved: (folder) =>
    `Every row was held against its copy: all are the same. Start the server with DATABASE_URL; ${folder} stays as it was, as a backup.`,
  notMoved:
    'The copy is not the same, so no server will take it: the data has changed since the move began. Make the database anew and move again.',
  newSecret: 'There is a new secret. Who has not been here since a release without sessions is a new guest.',
  hasSecret: 'There is a secret; nothing has changed.',
  remadeRatings: (results) => `Made anew: the results of ${results} games, and the ratings that follow from them.`,
  unreadJournals: (ids) => `These journals can’t be read; what was known of their ends stays: ${ids.join(', ')}.`,
  running: (isRunning) => (isRunning ? 'A server is running.' : 'No server is running.'),
  tables: (open, playing, finished, ended) =>
    `Tables: ${open} open, ${playing} playing, ${finished} finished, ${ended} ended before.`,
  guests: (count) => `Guests: ${count}.`,
  size: (megabytes, room) => `Database: ${megabytes} MB; room on the disk: ${room} MB.`,
  processes: (count) => `Servers that use the database now: ${count}.`,
  databaseSize: (megabytes) => `Database: ${megabytes} MB.`,
  changedBy: (fields) => `this Fathom makes something else of it than the one before did (${fields})`,
  lastBackup: (name) => (name === null ? 'There is no nightly backup.' : `Last nightly backup: ${name}.`),
  damagedEnds: (ids) => `Damaged at the end of their journals: ${ids.join(', ')}. "check" looks at all of them.`,
  checked: (sound, damaged) => `${sound} sound, ${damaged} damaged.`,
  damagedTable: (id, why) => `Table ${id}: ${why}.`,
  unplayable: (code) =>
    code === 'unknown-game'
      ? 'its game is not here'
      : code === 'other-rules'
        ? 'its rules are not here any more'
        : code === 'newer-rules'
          ? 'its rules are newer than this Fathom'
          : 'its components can’t be read any more',
  report: (time, by, table, why) => `${time} UTC, reported by ${by}, table ${table}: ${why}`,
  reportWhy: {
    insult: 'it insults somebody',
    harassment: 'it harasses somebody',
    spam: 'advertising or noise',
    cheating: 'it gives away what is hidden',
    other: 'something else',
  },
  takenBack: '(taken back)',
  noReports: 'Nothing has been reported.',
  roles: { moderator: 'moderator', operator: 'operator', nobody: 'no role' },
  hasRole: (name, role) => `${name}: ${role}`,
  noRoles: 'Nobody has a role. "role NAME operator" gives one to an account.',
  noRole: (role) => `"${role}" is no role: moderator, operator or nobody.`,
  noAccount: (name) => `No account is called "${name}": a guest keeps their name first, on the page "Me".`,
  setting: (key, value) => `${key}: ${value === '' ? '(empty)' : value}`,
  noSetting: (key) => `There is no setting "${key}".`,
  badSetting: (key, allowed) => `That is not possible for ${key}: ${allowed}.`,
  noSuchTable: (id) => `There is no table ${id}.`,
  table: (id, game) => `Table ${id}: ${game}.`,
  status: {
    open: 'Not started: there are free seats.',
    playing: 'It is being played.',
    finished: 'It is over.',
    closed: 'It was ended before the game was over.',
  },
  changed: (time) => `Last change: ${time}.`,
  entries: (count) => `Entries in its journal: ${count}.`,
  seat: (number, who) => `Seat ${number}: ${who}`,
  bot: 'bot',
  openSeat: 'free',
  left: 'has left, a bot plays on',
  waits: (prompt) => `It waits: ${prompt}`,
  damaged: (why) => `It is damaged: ${why}.`,
  hasEnded: (id) => `Table ${id} is over already: nothing has changed.`,
  ended: (id, wasPlaying) =>
    wasPlaying
      ? `The game at table ${id} is ended; what was hidden stays so.`
      : `Table ${id} is ended; it is offered to nobody any more.`,
}
