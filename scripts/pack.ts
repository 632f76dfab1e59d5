/**
 * `npm run -s pack -- --commit COMMIT [--rules GAME=VERSION]`: packs the server of a commit into one file among the tests' fixtures, so that what an
 * update from it does can be tried (server/src/update.test.ts) after its sources have moved on. Once for a release; none is ever packed anew.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { brotliCompressSync, constants } from 'node:zlib'
import { bundleServer } from './pack/bundle.ts'
import { sourcesOf } from './pack/sources.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const { values } = parseArgs({
  options: { commit: { type: 'string' }, rules: { type: 'string', multiple: true, default: [] } },
})
if (values.commit === undefined) {
  console.error('Usage: npm run -s pack -- --commit COMMIT [--rules GAME=VERSION]')
  process.exitCode = 2
} else {
  const git = (...asked: string[]) => execFileSync('git', asked, { cwd: root, encoding: 'utf8' }).trim()
  const [commit = '', date = ''] = git('show', '--no-patch', '--format=%h %cs', `${values.commit}^{commit}`).split(' ')
  const rules = Object.fromEntries(values.rules.map((each) => each.split('=')).map(([id, version]) => [id, Number(version)])) as Record<string, number> // prettier-ignore
  const sources = sourcesOf(root, commit)
  try {
    const { files, licences } = await bundleServer(sources, commit, rules)
    const packed = Buffer.from(JSON.stringify({ commit, date, rules, files, licences }))
    const folder = join(root, 'server', 'src', 'testing', 'fixtures', 'builds')
    mkdirSync(folder, { recursive: true })
    const params = { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: packed.length }
    const file = `${date}-${commit}.br`
    const content = brotliCompressSync(packed, { params })
    writeFileSync(join(folder, file), content)
    const size = (bytes: number) => `${(bytes / 1024 ** 2).toFixed(1)} MB`
    console.log(`${file}: ${size(content.length)}, ${Object.keys(files).length} files of ${size(packed.length)}`)
  } finally {
    rmSync(sources, { recursive: true })
  }
}
