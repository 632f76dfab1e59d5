/** Words in lines of at most so many characters; a word that is longer alone is cut. For drawings, where nothing wraps by itself. */
export function linesOfText(words: string, most: number): string[] {
  const lines: string[] = []
  for (const word of words.split(/ +/)) {
    const short = word.length > most ? `${word.slice(0, most - 1)}…` : word
    const longer = `${lines.at(-1) ?? ''} ${short}`
    if (lines.length > 0 && longer.length <= most) lines[lines.length - 1] = longer
    else lines.push(short)
  }
  return lines
}
