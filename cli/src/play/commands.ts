/** What may be typed besides numbers and actions. */
export const COMMANDS = ['help', 'board', 'own', 'list', 'scores', 'undo', 'quick', 'save', 'quit'] as const
export type Command = (typeof COMMANDS)[number]

/** A command and what follows it, or null if the line is none. */
export function parseCommand(
  text: { readonly commands: Readonly<Record<Command, readonly string[]>> },
  line: string,
): { readonly command: Command; readonly rest: string } | null {
  const [word = ''] = line.split(/\s/, 1)
  const command = COMMANDS.find((each) => text.commands[each].includes(word.toLocaleLowerCase()))
  return command === undefined ? null : { command, rest: line.slice(word.length).trim() }
}
