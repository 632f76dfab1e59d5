/** `npm run -s admin`. */
import { admin } from './admin/admin.ts'

process.exitCode = await admin(process.argv.slice(2), process.env, {
  say: (line) => void process.stdout.write(`${line}\n`),
  complain: (line) => void process.stderr.write(`${line}\n`),
})
