import { argon2id, argon2Verify } from 'hash-wasm'
import { randomBytes } from 'node:crypto'

/** What a hash costs: 19 MiB and two passes, as OWASP advises. */
const COST = { parallelism: 1, iterations: 2, memorySize: 19 * 1024, hashLength: 32 }

export type PasswordTask = { readonly password: string } | { readonly password: string; readonly hash: string }

/** Makes a hash of a password, or says whether one is of it. In WebAssembly: not every Node that runs this has it built in. */
export function answer(task: PasswordTask): Promise<string | boolean> {
  if ('hash' in task) return argon2Verify({ password: task.password, hash: task.hash })
  return argon2id({ password: task.password, salt: randomBytes(16), ...COST, outputType: 'encoded' })
}
