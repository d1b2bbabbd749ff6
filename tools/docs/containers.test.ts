// The examples for containers fit the program: its Node, settings, ports, probes, folders, time to stop.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { limits } from '@bidyard/contract/limits'
import { readEnvironment, type SettingName, settingShapes } from '@bidyard/server/runtime/environment'
import { healthPaths } from '@bidyard/server/runtime/http/health-server'
import { alphaSettings } from '@bidyard/server/testing/alpha-settings'
import yaml from '@stoplight/yaml'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import programNode from '../../packages/server/src/program/node.json' with { type: 'json' }
import { renderTemplate } from './render-chart.ts'

const root = path.join(import.meta.dirname, '../..')
const folder = path.join(root, 'docs/operations')
const textOf = (file: string): string => readFileSync(path.join(folder, file), 'utf8')
const sandbox = readEnvironment({})
const ports = [sandbox.port, sandbox.metricsPort]
const isSetting = (name: string): boolean => name in settingShapes

/** Refuses what no reader of YAML agrees on: faults, and the same key twice. */
const parse = <T>(text: string, shape: z.ZodType<T>, name: string): T => {
  const { data, diagnostics } = yaml.parseWithPointers<unknown>(text, { ignoreDuplicateKeys: false })
  expect(diagnostics.map(({ message }) => message), name).toEqual([])
  return shape.parse(data)
}

/** NAME=value, one a line, what is left open filled in with something that the program takes. */
const readExample = (file: string): Record<string, string> => {
  const filled: Readonly<Record<string, string>> = { ...alphaSettings, DATABASE_OWNER_URL: alphaSettings.DATABASE_URL }
  return Object.fromEntries(textOf(file).split('\n').filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, name = '', value = ''] = /^(\w+)=(.*)$/.exec(line) ?? []
      return [name, value.includes('…') ? filled[name] ?? 'synthetic-value' : value]
    }))
}

describe('the Containerfile', () => {
  const text = textOf('container/Containerfile').replaceAll('\\\n', ' ')
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({ word: line.slice(0, line.indexOf(' ')), rest: line.slice(line.indexOf(' ') + 1) }))
  const all = (word: string): string[] => lines.filter((one) => one.word === word).map(({ rest }) => rest)
  const last = (word: string): string => all(word).at(-1) ?? ''

  test('begins with the Node that the program is pinned to', () => {
    const { devDependencies } = z.object({ devDependencies: z.record(z.string(), z.string()) })
      .parse(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')))
    expect(all('FROM').map((image) => /node:([\d.]+)-/.exec(image)?.[1])).toEqual(
      Array.from({ length: 3 }, () => devDependencies['node']))
  })

  test('starts a file that there is, as nobody special, and leaves it the settings that the program knows', () => {
    const [program, ...words] = z.array(z.string()).parse(JSON.parse(last('CMD')))
    const file = words.pop() ?? ''
    expect(program).toBe('node')
    expect(words).toEqual(programNode.flags)
    expect(existsSync(path.join(root, file))).toBe(true)
    expect(last('USER')).toBe('node')
    const names = [...last('ENV').matchAll(/(\w+)=/g)].map(([, name = '']) => name)
    const others = ['NODE_ENV', ...Object.keys(programNode.environment)]
    expect(names.filter((name) => !others.includes(name) && !isSetting(name))).toEqual([])
    for (const [name, value] of Object.entries(programNode.environment))
      expect(last('ENV')).toContain(`${name}=${value}`)
    expect(last('ENV')).toContain(`BIDYARD_DATA=${last('VOLUME')}`)
  })

  test('tells its ports, asks its own health, and copies what there is', () => {
    expect(last('EXPOSE')).toBe(ports.join(' '))
    const asked = /127\.0\.0\.1:(\d+)(\/\w+)/.exec(last('HEALTHCHECK'))
    expect([asked?.[1], asked?.[2]]).toEqual([String(sandbox.metricsPort), '/ready'])
    const copied = all('COPY').filter((rest) => !rest.startsWith('--from'))
      .flatMap((rest) => rest.split(' ').slice(0, -1))
    expect(copied.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
  })
})

describe('what is filled in', () => {
  const linesOf = (file: string): string[] => readFileSync(path.join(root, file), 'utf8').split('\n')

  test('is read into no image, no layer of one and no commit', () => {
    const pages = textOf('containers.md')
    for (const made of ['cp environment.example environment', 'a file .env beside it', 'secret.example > secret'])
      expect(pages).toContain(made)
    const settings = 'docs/operations/container/environment'
    expect(linesOf('.gitignore')).toEqual(expect.arrayContaining([settings, '.env', '/secret']))
    expect(linesOf('docs/operations/container/Containerfile.dockerignore'))
      .toEqual(expect.arrayContaining([settings, '**/.env', 'secret']))
  })
})

describe('the Compose file', () => {
  const environment = z.record(z.string(), z.string())
  const compose = parse(textOf('container/compose.yaml'), z.strictObject({
    name: z.string(),
    services: z.strictObject({
      bidyard: z.looseObject({
        build: z.strictObject({ context: z.string(), dockerfile: z.string() }), env_file: z.string(), environment,
        ports: z.array(z.string()), volumes: z.array(z.string()), stop_grace_period: z.string().regex(/^\d+s$/),
        depends_on: z.record(z.string(), z.strictObject({ condition: z.literal('service_healthy') })),
      }),
      database: z.looseObject({
        environment, volumes: z.array(z.string()), healthcheck: z.looseObject({ test: z.array(z.string()) }),
      }),
    }),
    volumes: z.record(z.string(), z.null()),
  }), 'compose.yaml')
  const { bidyard, database } = compose.services

  test('builds from the root of the checkout by the Containerfile', () => {
    const context = path.join(folder, 'container', bidyard.build.context)
    expect(path.relative(root, context)).toBe('')
    expect(existsSync(path.join(context, bidyard.build.dockerfile))).toBe(true)
  })

  test('gives settings that a start in production takes, beside those to fill in', () => {
    expect(bidyard.env_file).toBe('environment')
    const given = { ...readExample('container/environment.example'), ...bidyard.environment }
    expect(readEnvironment(given)).toMatchObject({ run: 'production', sandbox: false })
    expect(Object.keys(given).filter((name) => !isSetting(name))).toEqual([])
  })

  test('opens the ports of the program to its own machine only, and waits until what runs is done', () => {
    expect(bidyard.ports).toEqual(ports.map((port) => `127.0.0.1:${port}:${port}`))
    expect(Number.parseInt(bidyard.stop_grace_period, 10) * 1_000).toBeGreaterThan(limits.jobRestMs + limits.drainMs)
  })

  test('keeps what must be kept, and lets the program wait for its own database', () => {
    const [name = '', folderOfFiles] = (bidyard.volumes[0] ?? '').split(':')
    expect(textOf('container/Containerfile')).toContain(`VOLUME ${folderOfFiles}\n`)
    const named = [name, (database.volumes[0] ?? '').split(':')[0] ?? '']
    expect(Object.keys(compose.volumes)).toEqual(named)
    expect(Object.keys(bidyard.depends_on)).toEqual(['database'])
    const { POSTGRES_USER, POSTGRES_DB, POSTGRES_PASSWORD, PROGRAM_ROLE, PROGRAM_PASSWORD } = database.environment
    const place = `@database:5432/${POSTGRES_DB}`
    expect(bidyard.environment['DATABASE_OWNER_URL']).toBe(`postgres://${POSTGRES_USER}:${POSTGRES_PASSWORD}${place}`)
    expect(PROGRAM_ROLE).not.toBe(POSTGRES_USER)
    expect(bidyard.environment['DATABASE_URL']).toBe(`postgres://${PROGRAM_ROLE}:${PROGRAM_PASSWORD}${place}`)
    expect(database.healthcheck.test).toContain(`--username=${POSTGRES_USER}`)
    expect(database.volumes).toContain('./make-role.sh:/docker-entrypoint-initdb.d/make-role.sh:ro')
    const script = textOf('container/make-role.sh')
    for (const word of ['PROGRAM_ROLE', 'PROGRAM_PASSWORD']) expect(script).toContain(`="$${word}"`)
    // One that may not be run is read into the image's own script, and by nobody where the checkout is closed.
    expect(statSync(path.join(folder, 'container/make-role.sh')).mode & 0o555).toBe(0o555)
  })
})

describe('the Helm chart', () => {
  const chart = parse(textOf('helm/Chart.yaml'), z.looseObject({ apiVersion: z.literal('v2') }), 'Chart')
  const values = parse(textOf('helm/values.yaml'), z.looseObject({
    settings: z.record(z.string(), z.union([z.string(), z.number()])),
  }), 'values')
  const given = { Values: values, Release: { Name: 'market' }, Chart: { ...chart, AppVersion: chart['appVersion'] } }
  const rendered = new Map(readdirSync(path.join(folder, 'helm/templates')).map((file) => {
    const text = renderTemplate(textOf(`helm/templates/${file}`), given)
    const shape = z.looseObject({ kind: z.string(), spec: z.unknown().optional(), data: z.unknown().optional() })
    const object = parse(text, shape, file)
    return [object.kind, object] as const
  }))
  const probe = z.looseObject({
    httpGet: z.strictObject({ path: z.enum(healthPaths), port: z.literal('health') }),
    periodSeconds: z.number(), failureThreshold: z.number().default(3),
  })
  const labels = z.record(z.string(), z.string())
  const nodes = z.looseObject({
    replicas: z.number(), selector: z.strictObject({ matchLabels: labels }),
    template: z.looseObject({
      metadata: z.looseObject({ labels, annotations: labels }),
      spec: z.looseObject({
        terminationGracePeriodSeconds: z.number(), enableServiceLinks: z.literal(false),
        securityContext: z.looseObject({ runAsNonRoot: z.literal(true) }),
        containers: z.tuple([z.looseObject({
          image: z.string(), ports: z.array(z.strictObject({ name: z.string(), containerPort: z.number() })),
          startupProbe: probe, readinessProbe: probe, livenessProbe: probe,
          lifecycle: z.strictObject({ preStop: z.strictObject({
            exec: z.strictObject({ command: z.tuple([z.literal('sleep'), z.string().regex(/^\d+$/)]) }),
          }) }),
          volumeMounts: z.array(z.strictObject({ name: z.string(), mountPath: z.string() })),
        })]),
        volumes: z.array(z.looseObject({ name: z.string() })),
      }),
    }),
  }).parse(rendered.get('Deployment')?.spec)
  const [node] = nodes.template.spec.containers

  test('gives settings that a start in production takes, none of them twice, and no secret in the open', () => {
    const secret = { ...readExample('container/environment.example'), ...readExample('helm/secret.example') }
    const open = z.record(z.string(), z.string()).parse(rendered.get('ConfigMap')?.data)
    expect(Object.keys(open).filter((name) => name in secret || !isSetting(name))).toEqual([])
    expect(readEnvironment({ ...secret, ...open }).s3?.bucket).toBe(values.settings['S3_BUCKET'])
    const asked = (name: SettingName): boolean => /SECRET|KEY|PASSWORD|TOKEN|_URL$/.test(name)
    expect(Object.keys(open).filter((name) => asked(name as SettingName))).toEqual([])
  })

  test('finds its nodes by the labels that they carry', () => {
    const carried = nodes.template.metadata.labels
    expect(nodes.selector.matchLabels).toEqual(carried)
    expect(rendered.get('Service')?.spec).toMatchObject({ selector: carried, ports: [{ targetPort: 'http' }] })
    expect(rendered.get('PodDisruptionBudget')?.spec).toMatchObject({ selector: { matchLabels: carried } })
  })

  test('asks each node where it answers, and gives it time to migrate and to stop', () => {
    expect(node.ports).toEqual([
      { name: 'http', containerPort: sandbox.port }, { name: 'health', containerPort: sandbox.metricsPort },
    ])
    expect(nodes.template.metadata.annotations['prometheus.io/port']).toBe(String(sandbox.metricsPort))
    expect(node.readinessProbe.httpGet.path).toBe('/ready')
    // A database that is away must not make Kubernetes kill what would find it again.
    expect([node.livenessProbe, node.startupProbe].map(({ httpGet }) => httpGet.path)).toEqual(['/live', '/live'])
    expect(node.startupProbe.periodSeconds * node.startupProbe.failureThreshold).toBeGreaterThanOrEqual(600)
    const sleepMs = Number(node.lifecycle.preStop.exec.command[1]) * 1_000
    expect(nodes.template.spec.terminationGracePeriodSeconds * 1_000)
      .toBeGreaterThan(sleepMs + limits.jobRestMs + limits.drainMs)
  })

  test('mounts the folders that it names, and writes where the program writes', () => {
    expect(node.volumeMounts.map(({ name }) => name)).toEqual(nodes.template.spec.volumes.map(({ name }) => name))
    expect(node.volumeMounts.map(({ mountPath }) => mountPath)).toContain(values.settings['BIDYARD_DATA'])
  })

  test('is refused where it uses more of Helm than this check can fill in', () => {
    expect(() => renderTemplate('a: {{ include "x" . }}\n', given)).toThrow('more of Helm')
    expect(() => renderTemplate('a: {{ .Values.nowhere }}\n', given)).toThrow('no text')
  })
})
