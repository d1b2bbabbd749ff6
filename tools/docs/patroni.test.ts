// The example for Patroni loses nothing that was acknowledged, lets in nobody else, and is within what Patroni takes.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import yaml from '@stoplight/yaml'
import { expect, test } from 'vitest'
import { z } from 'zod'

const operations = path.join(import.meta.dirname, '../../docs/operations')
const file = path.join(operations, 'patroni/patroni.yml')
const { data, diagnostics } = yaml.parseWithPointers<unknown>(
  readFileSync(file, 'utf8'), { ignoreDuplicateKeys: false },
)
const account = z.strictObject({ username: z.string(), password: z.string() })
const example = z.object({
  restapi: z.strictObject({
    listen: z.string(), connect_address: z.string(), allowlist: z.array(z.string()), authentication: account,
  }),
  etcd3: z.strictObject({ hosts: z.string(), ...account.shape }),
  bootstrap: z.strictObject({
    dcs: z.strictObject({
      ttl: z.number(), loop_wait: z.number(), retry_timeout: z.number(), primary_start_timeout: z.number(),
      synchronous_mode: z.boolean(), failsafe_mode: z.boolean(),
      postgresql: z.strictObject({
        use_pg_rewind: z.boolean(), use_slots: z.boolean(),
        parameters: z.record(z.string(), z.union([z.string(), z.number()])),
      }),
    }),
    initdb: z.array(z.unknown()), pg_hba: z.array(z.string()),
  }),
  postgresql: z.looseObject({
    listen: z.string(), connect_address: z.string(),
    parameters: z.strictObject({ ssl: z.string(), ssl_cert_file: z.string(), ssl_key_file: z.string() }),
    authentication: z.record(z.string(), account),
  }),
  watchdog: z.strictObject({ mode: z.string(), device: z.string() }),
}).parse(data)
const { dcs } = example.bootstrap

test('every reader of YAML agrees on it', () => {
  expect(diagnostics.map(({ message }) => message)).toEqual([])
})

test('only one that has everything may take over, and the old one comes back behind it', () => {
  expect([dcs.synchronous_mode, dcs.postgresql.use_pg_rewind, dcs.primary_start_timeout]).toEqual([true, true, 0])
  expect(dcs.postgresql.parameters['synchronous_commit']).toBe('on')
  expect(dcs.postgresql.parameters['wal_log_hints']).toBe('on')
  expect(example.bootstrap.initdb).toContain('data-checksums')
})

test('its times fit together: a primary that cannot ask the others steps back before its place is given away', () => {
  expect(dcs.ttl).toBeGreaterThanOrEqual(20)
  expect(dcs.loop_wait + 2 * dcs.retry_timeout).toBeLessThanOrEqual(dcs.ttl)
})

test('what is said of a machine is said with one address, and three agree on who is primary', () => {
  const own = [example.restapi.listen, example.restapi.connect_address, example.postgresql.listen,
    example.postgresql.connect_address].map((address) => address.split(':')[0])
  expect(new Set(own).size).toBe(1)
  expect(example.etcd3.hosts.split(',')).toHaveLength(3)
})

test('each of the two may follow the other, and nobody comes in without a password and a cipher', () => {
  const { pg_hba: rules } = example.bootstrap
  const follows = /^hostssl replication replicator 192\.0\.2\.[12]\/32 scram-sha-256$/
  expect(rules.filter((rule) => follows.test(rule))).toHaveLength(2)
  expect(rules.filter((rule) => !/^(hostssl .* scram-sha-256|local .* peer)$/.test(rule))).toEqual([])
  expect(example.postgresql.parameters.ssl).toBe('on')
  expect(rules.some((rule) => rule.startsWith('hostssl bidyard bidyard,bidyard_owner '))).toBe(true)
  const page = readFileSync(path.join(operations, 'high-availability.md'), 'utf8')
  const addresses = page.match(/^DATABASE_(OWNER_|READ_)?URL=\S+/gm) ?? []
  expect(addresses).toHaveLength(3)
  expect(addresses.filter((address) => !address.endsWith('?sslmode=require'))).toEqual([])
})

// With the list of members in its place nobody would be let in while etcd is gone, and the primary would step back.
test('only the two may change anything through Patroni or etcd, and no secret is one that anybody knows', () => {
  const { restapi, etcd3, postgresql: { authentication } } = example
  expect(restapi.allowlist).toEqual(['192.0.2.1/32', '192.0.2.2/32'])
  const accounts = [restapi.authentication, { username: etcd3.username, password: etcd3.password },
    ...Object.values(authentication)]
  expect(accounts.map(({ password }) => password).filter((text) => !text.startsWith('REPLACE-WITH-'))).toEqual([])
})

test('a primary whose Patroni hangs is taken away by its watchdog', () => {
  expect(example.watchdog.mode).toBe('required')
})
