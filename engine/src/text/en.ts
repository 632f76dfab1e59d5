import { english } from '@fathom/kernel'
import type { EngineText } from './texts.ts'

const { list } = english

export const en: EngineText = {
  waitingForPlayers: (open) => (open === 1 ? 'Waiting for one more player.' : `Waiting for ${open} more players.`),
  endTurn: 'Your turn is complete: end it, or undo.',
  waitingForOthers: (names) => `Waiting for ${list(names)}.`,
  finished(winners, late) {
    if (late.length > 1) return `Both ran out of time at the same moment: ${list(winners)} share the win.`
    const won = winners.length === 1 ? `${list(winners)} has won` : `${list(winners)} share the win`
    return late.length === 0 ? `${won}.` : `${won}: ${list(late)} ran out of time.`
  },
  closed: (by) => (by === null ? 'The operator has ended this table.' : `${by} has ended this game.`),
  endAgreed: 'All have agreed to end the game here.',
  nobodyCame: 'Nobody came, so this table has closed.',
  former: 'A former player',
  of: (localized) => localized.en,
  refusals: {
    'table-full': 'All seats of this table are taken.',
    'not-open-to-you': 'This table is not open to you.',
    'no-such-seat': ({ seat }) => `There is no seat ${Number(seat)} at this table.`,
    'seat-taken': 'This seat is taken.',
    'already-seated': 'You have a seat at this table already.',
    'not-seated': 'You have no seat at this table.',
    'table-not-started': 'The game has not started yet.',
    'table-finished': 'This game is over.',
    'table-closed': 'This table was ended.',
    'others-play': 'Somebody else is playing here. Leave the table, and a bot plays on for you.',
    'table-not-full': 'There are still free seats.',
    'old-version': 'The table has moved on since you looked; please look again.',
    'not-your-turn': 'It is not your turn.',
    'not-an-action': ({ action }) => `"${String(action)}" is not an action of this game.`,
    'turn-complete': 'Your turn is complete: end it, or undo.',
    'turn-not-complete': 'Your turn is not complete yet.',
    'nothing-to-undo': 'There is nothing to undo.',
    'nothing-to-redo': 'There is nothing to do again.',
    'not-finished': 'The game is not over yet.',
    'take-back-asked': 'A take-back is asked for already.',
    'take-back-refused': 'You have asked already, and not all have agreed. Play on first.',
    'take-back-rated': 'In a rated game nobody takes a turn back. What is not final yet you can undo.',
    'too-many-take-backs': ({ most }) =>
      `This table has gone back ${Number(most)} times: no game takes more. What is not final yet you can undo.`,
    'take-back-shows': 'Something hidden has come to light since then: nobody may go back behind that.',
    'nothing-to-take-back': 'You have ended no turn yet.',
    'no-take-back': 'Nobody asks for a take-back.',
    'no-time-control': 'Nobody’s time is counted at this table.',
    'pause-asked': 'Somebody asks to be waited for already.',
    'pause-rated': 'In a rated game clocks stop only while another person plays and agrees.',
    'no-pause': 'Nobody asks to be waited for.',
    'end-asked': 'Somebody asks to end the game already.',
    'end-refused': 'You have asked already, and not all have agreed. Ask again after the next move.',
    'no-end-asked': 'Nobody asks to end the game.',
    'hints-rated': 'In a rated game nobody is given hints.',
    'no-hints-here': 'Others play here who have not agreed to hints.',
    'nothing-ahead': 'There is nothing to plan just now.',
    'sandbox-rated': 'In a rated game nobody tries moves out.',
    'no-sandbox': 'At this table nobody tries moves out.',
    'no-position': 'The game had not started then.',
    'no-choice': 'Nobody chose anything after that.',
    'covered-position': 'This game does not let you look back at that position yet. You can later.',
    'not-timed-out': "Nobody's time is up there.",
    'nothing-to-pass': 'There is something to decide in this turn.',
    'already-voted': 'You have said so already.',
    'rematch-exists': 'Somebody has asked for a rematch already.',
  },
}
