/**
 * Which browser the end-to-end tests drive, and how it is started.
 *
 * Looked for in this order: `$CHROME_PATH`; a Chromium or Chrome that the system has; the one that comes inside the npm
 * package `@sparticuz/chromium`, so that a bare machine passes the tests with nothing but `npm ci`.
 */
import { spawnSync } from 'node:child_process'
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { createBrotliDecompress } from 'node:zlib'
import { extract } from 'tar-fs'

/** What a launch needs; fits Playwright's `launchOptions` as it is. */
export interface BrowserLaunch {
  executablePath: string
  args: string[]
  env: Record<string, string>
}

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

// Playwright itself already adds what keeps the browser from calling home, and leaves its sandbox off: that needs kernel
// rights which root and most containers lack.
const args = ['--disable-gpu', '--disable-quic', '--font-render-hinting=none']

/** The browser to drive. Throws a sentence that says what to do when there is none. */
export async function findBrowser(environment: NodeJS.ProcessEnv = process.env): Promise<BrowserLaunch> {
  const named = environment.CHROME_PATH
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROME_PATH names ${named}, which does not exist. Correct it or unset it.`)
    return { executablePath: named, args, env: definedOnly(environment) }
  }
  const system = systemBrowsers.find((path) => existsSync(path))
  if (system) return { executablePath: system, args, env: definedOnly(environment) }
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('No Chromium or Chrome found. Install one, or let CHROME_PATH name it.')
  return packagedBrowser(environment)
}

/** The browser inside the npm package, unpacked once per installation. */
async function packagedBrowser(environment: NodeJS.ProcessEnv): Promise<BrowserLaunch> {
  const home = await unpack()
  const executablePath = join(home, 'chromium')
  const env = definedOnly(environment)
  env.FONTCONFIG_FILE = join(home, 'fonts.conf')
  if (lacksLibraries(executablePath)) {
    const bundled = join(home, 'al2023', 'lib')
    env.LD_LIBRARY_PATH = env.LD_LIBRARY_PATH ? `${bundled}:${env.LD_LIBRARY_PATH}` : bundled
  }
  return { executablePath, args, env }
}

/** Unpacks the package's archives beside it in node_modules and tells the folder. */
async function unpack(): Promise<string> {
  const entry = fileURLToPath(import.meta.resolve('@sparticuz/chromium')) // in build/esm
  const packageFolder = dirname(dirname(dirname(entry)))
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as { version: string }
  const cache = join(packageFolder, '..', '..', '.cache')
  const home = join(cache, `fathom-chromium-${version}`)
  if (existsSync(home)) return home

  // Unpacked under another name and then renamed, so that an interrupted run never leaves half a browser behind.
  const partial = `${home}.partial-${process.pid}`
  mkdirSync(partial, { recursive: true })
  const inflated = (archive: string, target: NodeJS.WritableStream) =>
    pipeline(createReadStream(join(packageFolder, 'bin', `${archive}.br`)), createBrotliDecompress(), target)
  await Promise.all([
    inflated('chromium', createWriteStream(join(partial, 'chromium'), { mode: 0o700 })),
    inflated('fonts.tar', extract(join(partial, 'fonts'))),
    inflated('al2023.tar', extract(join(partial, 'al2023'))),
    inflated('swiftshader.tar', extract(partial)),
  ])
  writeFileSync(join(partial, 'fonts.conf'), fontConfiguration(home))
  try {
    renameSync(partial, home)
  } catch (error) {
    rmSync(partial, { recursive: true, force: true })
    if (!existsSync(home)) throw error // else another process was faster: its copy is as good
  }
  return home
}

function fontConfiguration(home: string): string {
  const folders = [join(home, 'fonts'), '/usr/share/fonts', '/usr/local/share/fonts']
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${folders.map((folder) => `  <dir>${folder}</dir>`).join('\n')}
  <cachedir>${join(home, 'font-cache')}</cachedir>
</fontconfig>
`
}

/** Whether the system lacks a library that the browser links against (a slim image has no libnss3, say). */
function lacksLibraries(executable: string): boolean {
  const listed = spawnSync('ldd', [executable], { encoding: 'utf8' })
  return listed.status !== 0 || listed.stdout.includes('not found')
}

function definedOnly(environment: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}
