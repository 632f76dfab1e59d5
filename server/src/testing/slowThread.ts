/** Runs in a worker thread, for tests: waits without using the processor, or uses it for ever. */
export function run({ wait, busy }: { wait?: number; busy?: boolean }): string {
  if (busy === true) for (;;) Math.random()
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, wait)
  return 'waited'
}

export function warmUp(): void {}
