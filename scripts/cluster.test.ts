import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** The names that the server reads its configuration from. */
const known = new Set(read('server/src/config.ts').match(/\b(?:FATHOM_[A-Z_]+|[A-Z]+_URL|LOG_LEVEL|PORT|HOST)\b/g))
/** How long a server takes to end after it has been drained, in milliseconds. */
const lastMoment = Number(/LAST_MOMENT = (\d+)/.exec(read('server/src/main.ts'))?.[1])
const port = Number(/EXPOSE (\d+)/.exec(read('Dockerfile'))?.[1])

interface Service {
  readonly image: string
  readonly environment?: Readonly<Record<string, string>>
  readonly stop_grace_period?: string
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>
  readonly volumes?: readonly string[]
  readonly configs?: readonly { readonly source: string }[]
  readonly healthcheck?: { readonly test: readonly string[] }
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>
  readonly configs: Readonly<Record<string, { readonly content: string }>>
  readonly volumes: Readonly<Record<string, null>>
}

describe('compose.cluster.yaml', () => {
  const compose = parse(read('compose.cluster.yaml'), { merge: true }) as Compose
  const { services } = compose
  const fathoms = Object.keys(services).filter((name) => name.startsWith('fathom'))

  test('has three Fathoms, and each image with its major version', () => {
    expect(fathoms).toHaveLength(3)
    expect(Object.values(services).map(({ image }) => image)).toEqual([
      ...fathoms.map(() => 'fathom:latest'),
      expect.stringMatching(/^postgres:\d+$/),
      expect.stringMatching(/^nats:\d+$/),
      expect.stringMatching(/^caddy:\d+$/),
    ])
  })

  test.each(fathoms)('%s is told only what the server reads, and where the others are', (name) => {
    const { environment = {}, depends_on: needs = {}, stop_grace_period: grace = '' } = services[name] ?? never()
    expect(Object.keys(environment).filter((key) => !known.has(key))).toEqual([])
    for (const address of [environment['DATABASE_URL'], environment['NATS_URL']]) {
      const host = /^\w+:\/\/(?:.*@)?([\w-]+):\d+/.exec(address ?? '')?.[1] ?? ''
      expect(services).toHaveProperty([host])
      expect(needs).toHaveProperty([host])
    }
    const healthy = Object.keys(needs).filter((needed) => needs[needed]?.condition === 'service_healthy')
    expect(healthy.filter((needed) => services[needed]?.healthcheck === undefined)).toEqual([])
    expect(Number.parseInt(grace, 10) * 1000).toBeGreaterThan(Number(environment['FATHOM_DRAIN_MS']) + lastMoment)
  })

  test('Caddy sends people to every Fathom that says it is ready', () => {
    const { content } = compose.configs['caddyfile'] ?? never()
    const targets = /reverse_proxy (.*) \{/.exec(content)?.[1]?.split(' ')
    expect(targets).toEqual(fathoms.map((name) => `${name}:${port}`))
    expect(content).toContain('health_uri /readyz')
    // Compose would put its own variable where one $ stands; Caddy is to read it.
    expect(content).toContain('{$$FATHOM_DOMAIN}')
    expect(services['caddy']?.environment).toHaveProperty('FATHOM_DOMAIN')
  })

  test('every volume and file that is used is there', () => {
    const used = Object.values(services)
    const volumes = used.flatMap((service) => service.volumes ?? []).map((volume) => volume.split(':')[0] ?? '')
    expect(volumes.toSorted()).toEqual(Object.keys(compose.volumes).toSorted())
    const configs = used.flatMap((service) => service.configs ?? []).map(({ source }) => source)
    expect(configs).toEqual(Object.keys(compose.configs))
  })
})

interface Probe {
  readonly httpGet: { readonly path: string; readonly port: number }
}

interface Container {
  readonly image: string
  readonly ports: readonly { readonly containerPort: number }[]
  readonly envFrom: readonly { readonly configMapRef?: Named; readonly secretRef?: Named }[]
  readonly readinessProbe: Probe
  readonly livenessProbe: Probe
}

interface Named {
  readonly name: string
}

interface Resource {
  readonly apiVersion: string
  readonly kind: string
  readonly metadata: Named
  readonly data?: Readonly<Record<string, unknown>>
  readonly stringData?: Readonly<Record<string, unknown>>
  readonly spec: {
    readonly replicas?: number
    readonly selector?: Readonly<Record<string, unknown>>
    readonly ports?: readonly { readonly port: number; readonly targetPort: number }[]
    readonly template?: {
      readonly metadata: { readonly labels: Readonly<Record<string, string>> }
      readonly spec: { readonly terminationGracePeriodSeconds: number; readonly containers: readonly Container[] }
    }
    readonly rules?: readonly {
      readonly http: { readonly paths: readonly { readonly backend: { readonly service: Backend } }[] }
    }[]
  }
}

interface Backend extends Named {
  readonly port: { readonly number: number }
}

describe('docs/kubernetes.yaml', () => {
  const documents = parseAllDocuments(read('docs/kubernetes.yaml'))
  const resources = documents.map((document) => document.toJS() as Resource)
  const of = (kind: string) => resources.find((resource) => resource.kind === kind) ?? never()
  const { template } = of('Deployment').spec
  const container = template?.spec.containers[0] ?? never()

  test('is YAML, of the kinds and versions that Kubernetes has', () => {
    expect(documents.flatMap(({ errors }) => errors)).toEqual([])
    expect(resources.map(({ apiVersion, kind }) => `${apiVersion} ${kind}`)).toEqual([
      'v1 Secret',
      'v1 ConfigMap',
      'apps/v1 Deployment',
      'v1 Service',
      'networking.k8s.io/v1 Ingress',
    ])
  })

  test('the server is told only what it reads, each value a text, from maps that are there', () => {
    const told = { ...of('Secret').stringData, ...of('ConfigMap').data }
    expect(Object.keys(told).filter((key) => !known.has(key))).toEqual([])
    expect(Object.values(told).filter((value) => typeof value !== 'string')).toEqual([])
    expect(container.envFrom).toEqual([
      { configMapRef: { name: of('ConfigMap').metadata.name } },
      { secretRef: { name: of('Secret').metadata.name } },
    ])
    const drain = Number(told['FATHOM_DRAIN_MS'])
    expect((template?.spec.terminationGracePeriodSeconds ?? 0) * 1000).toBeGreaterThan(drain + lastMoment)
  })

  test('three of the image, asked where the server answers', () => {
    expect([of('Deployment').spec.replicas, container.image]).toEqual([3, 'fathom:latest'])
    expect(container.ports).toEqual([{ containerPort: port }])
    expect(container.readinessProbe.httpGet).toEqual({ path: '/readyz', port })
    expect(container.livenessProbe.httpGet).toEqual({ path: '/healthz', port })
  })

  test('the ingress leads to the service, and the service to them', () => {
    const { selector, ports } = of('Service').spec
    expect(template?.metadata.labels).toEqual(selector)
    expect(of('Deployment').spec.selector).toEqual({ matchLabels: selector })
    expect(ports?.[0]?.targetPort).toBe(port)
    const backend = of('Ingress').spec.rules?.[0]?.http.paths[0]?.backend.service
    expect(backend).toEqual({ name: of('Service').metadata.name, port: { number: ports?.[0]?.port } })
  })
})

function never(): never {
  throw new Error('that part is missing')
}
