/** What the system tells of processes; nothing on other systems than Linux. */
import { readdirSync, readFileSync } from 'node:fs'

/** Clock ticks of /proc a second. */
const TICKS = 100

/** What is measured: the processes of servers, and the databases by their names. */
export interface Watched {
  readonly pids: readonly number[]
  readonly databases: readonly string[]
}

/** What the processes have used so far, in processor seconds; 0 where the system doesn't tell. */
export function processorSeconds(...pids: readonly number[]): number {
  return sum(pids.map(ofProcess))
}

function ofProcess(pid: number): number {
  const [user = 0, system = 0] = procFile(pid, 'stat')
    .replace(/^.*\) /, '')
    .split(' ')
    .slice(11, 13)
    .map(Number)
  return (user + system) / TICKS
}

/** What the processes have in memory, in MB; 0 where the system doesn't tell. */
export function residentMegabytes(...pids: readonly number[]): number {
  return sum(pids.map((pid) => Number(/VmRSS:\s+(\d+)/.exec(procFile(pid, 'status'))?.[1] ?? 0) / 1024))
}

/** The processes of PostgreSQL on this machine that serve connections to these databases. */
export function backendsOf(databases: readonly string[]): number[] {
  if (databases.length === 0 || process.platform !== 'linux') return []
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger) // prettier-ignore
  return pids.filter((pid) => {
    const [, name = ''] = /^postgres: (?:\S+: )?\S+ (\S+) /.exec(procFile(pid, 'cmdline')) ?? []
    return databases.includes(name)
  })
}

/** Empty where there is no such file. */
function procFile(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8')
  } catch {
    return ''
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}
