import { spawnSync } from 'node:child_process'

/** Any account but root: root may write everywhere. */
const NOBODY = 65_534

/**
 * Calls a function in a process of its own, as an account that may do only what the modes of files let everybody do.
 * @param module the URL of the module that exports it; loaded before the process gives its rights up
 * @returns what it gives, as text, or the message of what it throws
 */
export function asNobody(module: string, name: string, argument: string): string {
  const script = `
    const { ${name} } = await import(${JSON.stringify(module)})
    if (process.getuid?.() === 0) { process.setgroups([]); process.setgid(${NOBODY}); process.setuid(${NOBODY}) }
    try { console.log(String(${name}(${JSON.stringify(argument)}))) } catch (error) { console.log(error.message) }
    process.exit()`
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
  return `${stdout}${stderr}`.trim()
}
