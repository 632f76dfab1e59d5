import { createInterface } from 'node:readline'

/** Somebody to talk to, line by line. */
export interface Terminal {
  say(line: string): void
  /** The next line typed, trimmed; null when there will be none: the input ended, or Ctrl-C. */
  ask(): Promise<string | null>
  /** True after Ctrl-C. */
  readonly interrupted: boolean
  close(): void
}

/** The process's own input and output; works as well when lines are piped in. */
export function openTerminal(): Terminal {
  const isTerminal = process.stdin.isTTY && process.stdout.isTTY
  const lines = createInterface({ input: process.stdin, output: isTerminal ? process.stdout : undefined })
  const typed = lines[Symbol.asyncIterator]()
  let interrupted = false
  const interrupt = (): void => {
    interrupted = true
    lines.close()
  }
  lines.on('SIGINT', interrupt)
  process.on('SIGINT', interrupt)
  // A reader that goes away (`| head`) is no reason to crash.
  process.stdout.on('error', interrupt)
  return {
    say: (line) => console.log(line),
    async ask() {
      if (isTerminal && !interrupted) lines.prompt()
      const next = await typed.next()
      return next.done === true ? null : next.value.trim()
    },
    get interrupted() {
      return interrupted
    },
    close() {
      process.off('SIGINT', interrupt)
      process.stdout.off('error', interrupt)
      lines.close()
    },
  }
}
