/** Reads a Dockerfile of plain instructions: one a line, `\` continues it, `#` begins a comment line. */

export interface Instruction {
  readonly word: string
  readonly rest: string
}

export interface Stage {
  /** As `AS` names it, else its number. */
  readonly name: string
  readonly image: string
  readonly instructions: readonly Instruction[]
}

/** Every instruction in order, `FROM` included. */
export function parseDockerfile(text: string): Instruction[] {
  return text
    .replace(/^#.*$/gm, '')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => ({ word: line.split(' ')[0] ?? '', rest: line.slice(line.indexOf(' ') + 1) }))
}

/** The stages in order, without their `FROM`. */
export function stagesOf(instructions: readonly Instruction[]): Stage[] {
  const starts = instructions.flatMap(({ word }, index) => (word === 'FROM' ? [index] : []))
  return starts.map((start, index) => {
    const [image = '', , name = String(index)] = (instructions[start]?.rest ?? '').split(' ')
    return { name, image, instructions: instructions.slice(start + 1, starts[index + 1]) }
  })
}
