/**
 * Milliseconds of processor time that this thread has had. Thinking in the arena is timed by it: a second is then a second's work, whatever
 * else the machine does meanwhile, and matches played side by side don't take strength from each other.
 */
export function thinkingClock(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
