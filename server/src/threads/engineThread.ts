/** Runs in a worker thread: an engine, so that no game code ever runs where HTTP is served. */
import { packTextBy } from '@fathom/table'
import { Engine, type CallName, type EngineCall, type EngineCalls, type EngineHandlers } from '@fathom/engine'
import { workerData } from 'node:worker_threads'
import { deflated } from './deflated.ts'
import { loadLibrary } from './loadLibrary.ts'
import type { ThreadData } from './timedThread.ts'

const MEGABYTE = 1024 * 1024
const { library, tableMemory } = workerData as ThreadData
packTextBy(deflated)
const handlers: EngineHandlers = new Engine(await loadLibrary(library), tableMemory * MEGABYTE)

export async function run<Name extends CallName>(call: EngineCall<Name>): Promise<EngineCalls[Name]['result']> {
  return handlers[call.name](call.request)
}

/** Resolves when the thread has loaded everything: starting up is not counted against a call's time. */
export function warmUp(): void {}
