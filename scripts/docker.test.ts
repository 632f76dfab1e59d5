import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { type Instruction, parseDockerfile, stagesOf } from './docker/dockerfile.ts'
import { type Yaml, parseSimpleYaml } from './docker/simpleYaml.ts'
import { SERVER } from './start/freshness.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const instructions = parseDockerfile(read('Dockerfile'))
const final = stagesOf(instructions).at(-1)?.instructions ?? []
const all = (word: string, list: readonly Instruction[] = instructions) =>
  list.filter((line) => line.word === word).map((line) => line.rest)
const environment = Object.fromEntries(
  all('ENV', final).flatMap((rest) => rest.split(' ').map((pair) => pair.split('=') as [string, string])),
)

const compose = parseSimpleYaml(read('compose.yaml'))
const at = (value: Yaml | undefined, ...path: string[]): Yaml | undefined =>
  path.reduce<Yaml | undefined>(
    (inner, key) => (typeof inner === 'object' && !Array.isArray(inner) ? inner[key] : undefined),
    value,
  )
const service = at(compose, 'services', 'fathom')

describe('the Dockerfile', () => {
  test('knows every instruction that it uses', () => {
    const known = ['FROM', 'WORKDIR', 'COPY', 'RUN', 'ENV', 'USER', 'VOLUME', 'EXPOSE', 'HEALTHCHECK', 'CMD']
    expect([...new Set(instructions.map(({ word }) => word))].filter((word) => !known.includes(word))).toEqual([])
  })

  test('every stage is the official image of the Node that the program asks for', () => {
    const needed = /const needed = (\d+)/.exec(read('scripts/run.mjs'))?.[1]
    expect(all('FROM').map((rest) => rest.replace(/ AS \w+$/, ''))).toEqual(
      Array.from({ length: 3 }, () => `node:${needed}-bookworm-slim`),
    )
  })

  test('every COPY names something that is there, from a stage that is there', () => {
    const stages = all('FROM').map((rest) => / AS (\w+)$/.exec(rest)?.[1])
    const copies = all('COPY').map((rest) => rest.split(' '))
    expect(copies).toHaveLength(5)
    for (const parts of copies) {
      const stage = /^--from=(\w+)$/.exec(parts[0] ?? '')?.[1]
      const source = parts[stage === undefined ? 0 : 1] ?? ''
      // What another stage has is what was copied there, or what `npm run build` makes.
      const own = source.replace(/^\/fathom/, '').replace(/\/dist$/, '')
      expect(stages).toContain(stage)
      expect(existsSync(join(root, own)), source).toBe(true)
    }
  })

  test('the programs that it runs are there', () => {
    const scripts = (JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts
    for (const [, name] of all('RUN')
      .join(' ')
      .matchAll(/npm run (\S+)/g))
      expect(scripts).toHaveProperty([name ?? ''])
    const [command] = all('CMD', final)
    const [program, ...rest] = JSON.parse(command ?? '[]') as string[]
    const file = rest.find((word) => !word.startsWith('--'))
    expect(program).toBe('node')
    const launch = JSON.parse(read('server/launch.json')) as { flags: string[]; environment: Record<string, string> }
    expect(rest.filter((word) => word.startsWith('--'))).toEqual(launch.flags)
    for (const [name, value] of Object.entries(launch.environment))
      expect(all('ENV', final).join(' ').split(' ')).toContain(`${name}=${value}`)
    // Which `npm run build` makes.
    expect(file).toBe(SERVER.file)
  })

  test('the server is not root, and owns the data folder', () => {
    expect(all('USER', final)).toEqual(['node'])
    expect(final.findIndex(({ word }) => word === 'USER')).toBeLessThan(final.findIndex(({ word }) => word === 'CMD'))
    expect(all('RUN', final)).toEqual(['mkdir /data && chown node:node /data'])
  })

  test('the data folder is the volume, and the health check asks the server', () => {
    expect(all('VOLUME', final)).toEqual(['/data'])
    expect(environment).toMatchObject({ FATHOM_DATA: '/data', PORT: '8080', NODE_ENV: 'production' })
    expect(all('EXPOSE', final)).toEqual([environment.PORT])
    expect(all('HEALTHCHECK', final).join()).toContain('/healthz')
    expect(read('server/src/http/health.ts')).toContain(`'/healthz'`)
  })

  test('what is big, private or made here stays out of the image', () => {
    const ignored = read('.dockerignore').split('\n')
    expect(ignored).toEqual(expect.arrayContaining(['.git', '**/node_modules', '**/dist', 'data', '.env']))
    // Copied folders must not be ignored as a whole.
    for (const folder of ['server', 'client', 'kernel', 'games', 'scripts', '**/data'])
      expect(ignored).not.toContain(folder)
  })
})

describe('the compose file', () => {
  test('publishes the port and mounts the volume that the image has', () => {
    expect(at(service, 'ports')).toEqual([`8080:${environment.PORT}`])
    expect(at(service, 'volumes')).toEqual([`fathom-data:${environment.FATHOM_DATA}`])
    expect(at(compose, 'volumes')).toEqual({ 'fathom-data': '' })
    expect(at(service, 'build')).toBe('.')
  })

  test('gives the server no more rights than it needs', () => {
    expect(at(service, 'read_only')).toBe('true')
    expect(at(service, 'cap_drop')).toEqual(['ALL'])
    expect(at(service, 'security_opt')).toEqual(['no-new-privileges:true'])
    expect(at(service, 'user')).toBe(undefined)
  })

  test('sets only what the server reads', () => {
    const config = read('server/src/config.ts')
    const names = Object.keys(at(service, 'environment') as Record<string, Yaml>)
    expect(names).toEqual(['LOG_LEVEL', 'FATHOM_TRUST_PROXY'])
    for (const name of names) expect(config).toContain(name)
  })

  test.each([
    ['a: 1\n\tb: 2', 'line 2: indent by two spaces'],
    ['a:\n   b: 2', 'line 2: indent by two spaces'],
    ['a: 1\n  b: 2', 'line 2: unexpected indentation'],
    ['a: 1\na: 2', 'line 2: a stands twice'],
    ['a: [1]', 'line 1: [1] wants plain quotes'],
    ['a:\n  - 80:80', 'line 2: 80:80 wants plain quotes'],
    ['words', 'line 1: neither "key: value" nor "- item"'],
  ])('is read strictly: %j', (text, message) => {
    expect(() => parseSimpleYaml(text)).toThrow(message)
  })
})

test('docs/self-hosting.md explains every setting that the server reads, and no other', () => {
  const inConfig = [...read('server/src/config.ts').matchAll(/env\.([A-Z_]+)|\(env, '([A-Z_]+)'/g)]
  const documented = [...read('docs/self-hosting.md').matchAll(/^\| `([A-Z_]+)`/gm)]
  const used = [...new Set(inConfig.map(([, dotted, named]) => dotted ?? named ?? ''))]
  expect(documented.map(([, name]) => name ?? '').toSorted()).toEqual(used.toSorted())
})
