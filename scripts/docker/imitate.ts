/**
 * Does what a Dockerfile says without an engine: every stage is a folder that stands for the image's `/`, its COPY and RUN steps are done in order and as they are
 * written. What the images bring (Node, npm, a shell's basics) is for the caller to give. This account stands for the image's user.
 */
import { cpSync, existsSync, mkdirSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'
import { type Instruction, parseDockerfile, stagesOf } from './dockerfile.ts'

export interface Step {
  readonly stage: string
  /** As the Dockerfile has it, with the stage's folder before absolute paths and this account for the image's user. */
  readonly command: string
  readonly folder: string
  readonly environment: Readonly<Record<string, string>>
}

export interface Imitation {
  /** Where the last stage would start its program. */
  readonly folder: string
  readonly environment: Readonly<Record<string, string>>
  readonly command: readonly string[]
}

/** A stage while it is made. */
interface Making {
  readonly name: string
  readonly root: string
  workdir: string
  environment: Record<string, string>
  command: readonly string[]
}

/** Instructions that change nothing of the files and of how the program starts. */
const SILENT = ['USER', 'VOLUME', 'EXPOSE', 'HEALTHCHECK']

/**
 * @param context the folder that `COPY` without `--from` copies from
 * @param target where the stages are made
 * @param run does a RUN step in a shell; throws if that fails
 * @throws Error for an instruction that it does not know
 */
export function imitate(text: string, context: string, target: string, run: (step: Step) => void): Imitation {
  const made = new Map<string, string>()
  let last: Making | null = null
  for (const { name, instructions } of stagesOf(parseDockerfile(text))) {
    const stage: Making = { name, root: join(target, name), workdir: '/', environment: {}, command: [] }
    mkdirSync(stage.root, { recursive: true })
    for (const instruction of instructions) follow(instruction, stage, made.get.bind(made), context, run)
    made.set(name, stage.root)
    last = stage
  }
  if (last === null) throw new Error('a Dockerfile has a stage')
  return { folder: join(last.root, last.workdir), environment: mapped(last), command: last.command }
}

function follow(
  { word, rest }: Instruction,
  stage: Making,
  rootOf: (stage: string) => string | undefined,
  context: string,
  run: (step: Step) => void,
): void {
  if (word === 'WORKDIR') {
    stage.workdir = posix.resolve(stage.workdir, rest)
    mkdirSync(join(stage.root, stage.workdir), { recursive: true })
  } else if (word === 'ENV') {
    for (const pair of rest.split(' ')) stage.environment[pair.split('=')[0] ?? ''] = pair.slice(pair.indexOf('=') + 1)
  } else if (word === 'CMD') stage.command = JSON.parse(rest) as string[]
  else if (word === 'COPY') copy(rest.split(' '), stage, rootOf, context)
  else if (word === 'RUN') {
    const command = inStage(rest, stage).replaceAll('node:node', '"$(id -u):$(id -g)"')
    run({ stage: stage.name, command, folder: join(stage.root, stage.workdir), environment: mapped(stage) })
  } else if (!SILENT.includes(word)) throw new Error(`${word} is not known here`)
}

function copy(
  words: readonly string[],
  stage: Making,
  rootOf: (stage: string) => string | undefined,
  context: string,
): void {
  const from = /^--from=(.+)$/.exec(words[0] ?? '')?.[1]
  const [source = '', target = '', ...more] = from === undefined ? words : words.slice(1)
  const base = from === undefined ? context : rootOf(from)
  if (base === undefined || more.length > 0) throw new Error(`COPY ${words.join(' ')} is not known here`)
  const path = join(base, source)
  if (!existsSync(path)) throw new Error(`COPY ${words.join(' ')}: ${source} is not there`)
  // Like the engine's: of a folder, what is in it is copied.
  if (!statSync(path).isDirectory()) throw new Error(`COPY ${words.join(' ')}: only folders are copied here`)
  cpSync(path, join(stage.root, posix.resolve(stage.workdir, target)), { recursive: true, verbatimSymlinks: true })
}

/** Absolute paths of the image are in the stage's folder. */
function inStage(words: string, stage: Making): string {
  return words.replace(/(?<=^|\s)\/[\w./-]*/g, (path) => join(stage.root, path))
}

function mapped(stage: Making): Record<string, string> {
  return Object.fromEntries(Object.entries(stage.environment).map(([name, value]) => [name, inStage(value, stage)]))
}
