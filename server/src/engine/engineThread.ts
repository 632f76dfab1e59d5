/** Runs in a worker thread: the engine, so that no game code ever runs where HTTP is served. */
import { workerData } from 'piscina'
import { Engine } from './engine.ts'
import { loadLibrary } from './gameLibrary.ts'

export interface EngineTask {
  readonly name: string
  readonly args: unknown
}

const engine = new Engine(await loadLibrary((workerData as { library: string }).library))

export function run({ name, args }: EngineTask): Promise<unknown> {
  const method = (engine as unknown as Record<string, (args: unknown) => Promise<unknown>>)[name]
  if (typeof method !== 'function') throw new Error(`the engine has no ${name}`)
  return method.call(engine, args)
}

/** Resolves when the thread has loaded everything: starting up is not counted against a call's time. */
export function warmUp(): void {}
