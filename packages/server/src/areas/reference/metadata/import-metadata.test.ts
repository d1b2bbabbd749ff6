// Importing metadata: rows and whole documents, versions, and every fault with its line.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { referenceCalls as calls } from '@bidyard/contract/calls/reference'
import type { MetadataKind } from '@bidyard/contract/enums'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { seedReference } from '../for-other-areas.ts'
import { importMetadata } from './import-metadata.ts'
import { metadataSeeds } from './seeds/seeds.ts'

let app: TestApp
let folder: string
beforeAll(async () => {
  app = await startTestApp()
  await app.database.transact(seedReference)
  folder = await mkdtemp(join(tmpdir(), 'bidyard-metadata-'))
})
afterAll(async () => {
  await app.stop()
  await rm(folder, { recursive: true })
})

const run = async (name: string, text: string) => {
  const path = join(folder, name)
  await writeFile(path, text)
  return importMetadata({ database: app.database, act: app.act, path })
}
const faultsOf = (outcome: { faults: readonly { line: number; message: { en: string } }[] }) =>
  outcome.faults.map(({ line, message }) => `${line} ${message.en}`)

const current = async (kind: MetadataKind) => {
  const { items } = await app.ask(calls.listMetadatas, { query: { filter: { kind: { eq: kind } } } })
  return app.ask(calls.getMetadata, { params: { id: items[0]?.id ?? '' } })
}
const versionOf = async (kind: MetadataKind) => (await current(kind)).version

const codeHeader = 'kind,group,groupKo,groupEn,enumeration,value,nameKo,nameEn,ours'
const history = (...cells: string[]) => ['CarHistory-commonCode', 'fuel', '연료', 'Fuel', 'fuel', ...cells].join(',')

describe('good files', () => {
  test('rows of an outside code set become a new version, and its codes are common codes at once', async () => {
    const before = await versionOf('CarHistory-commonCode')
    const outcome = await run('codes.csv', [
      `\u{FEFF}${codeHeader}`, history('10', '휘발유', 'Petrol', 'gasoline'), history('20', '모름', '', ''),
    ].join('\r\n'))
    expect(outcome).toMatchObject({
      isImported: true, rowCount: 2, summary: `CarHistory-commonCode: version ${before + 1} with 2 entries`,
    })
    const found = await current('CarHistory-commonCode')
    expect(found).toMatchObject({ version: before + 1, document: { groups: [{
      code: 'fuel', name: { ko: '연료', en: 'Fuel' }, enumeration: 'fuel', items: [
        { value: '10', label: { ko: '휘발유', en: 'Petrol' }, ours: 'gasoline' },
        { value: '20', label: { ko: '모름', en: '모름' }, ours: null },
      ],
    }] } })
    const fuel = await app.ask(calls.getCommonCode, { params: { code: 'fuel' } })
    expect(fuel.items[0]?.sources.CarHistory).toEqual(['10'])
    const told = await app.database.primary
      .selectFrom('outbox').select('payload').where('name', '=', 'metadataChanged').executeTakeFirstOrThrow()
    expect(told.payload).toEqual({ kind: 'CarHistory-commonCode' })
  })

  test('rows of districts may come in any order, as JSON lines', async () => {
    const row = (code: string, nameKo: string, rest: object = {}) =>
      JSON.stringify({ kind: 'bidyard-krAddress', code, nameKo, ...rest })
    const outcome = await run('address.jsonl', [
      row('41111', '장안구', { parent: '41110', nameEn: 'Jangan-gu' }), row('41110', '수원시'),
      row('41', '경기도', { shortName: '경기' }), row('41999', '옛 수원군', { becomes: '41110' }),
    ].join('\n'))
    expect(outcome.isImported).toBe(true)
    expect((await current('bidyard-krAddress')).document).toEqual({
      provinces: [{
        code: '41', name: { ko: '경기도', en: '경기도' }, shortName: '경기', districts: [{
          code: '41110', name: { ko: '수원시', en: '수원시' },
          parts: [{ code: '41111', name: { ko: '장안구', en: 'Jangan-gu' } }],
        }],
      }],
      aliases: [{ code: '41999', name: '옛 수원군', becomes: '41110' }],
    })
  })

  test('a whole document comes as JSON; the same again makes no version', async () => {
    const before = await versionOf('bidyard-carCheckDamageInfo')
    const document = metadataSeeds['bidyard-carCheckDamageInfo']()
    const [first, ...rest] = document.positions
    if (first === undefined) throw new Error('no positions')
    const changed = { ...document, positions: [{ ...first, label: { ko: '보닛', en: 'Bonnet' } }, ...rest] }
    const text = JSON.stringify({ kind: 'bidyard-carCheckDamageInfo', document: changed })
    expect((await run('damage.json', text)).isImported).toBe(true)
    expect(await versionOf('bidyard-carCheckDamageInfo')).toBe(before + 1)
    const again = await run('damage.json', text)
    expect(again).toMatchObject({ isImported: true, summary: 'bidyard-carCheckDamageInfo: already as in the file' })
    expect(await versionOf('bidyard-carCheckDamageInfo')).toBe(before + 1)
  })

  test('what was imported stays when the product is started again', async () => {
    const before = await versionOf('CarHistory-commonCode')
    await app.database.transact(seedReference)
    expect(await versionOf('CarHistory-commonCode')).toBe(before)
  })
})

describe('bad files', () => {
  test('are refused whole, with the line of every fault', async () => {
    const before = await versionOf('CarHistory-commonCode')
    const outcome = await run('bad.csv', [
      codeHeader,
      history('10', '휘발유', 'Petrol', 'gasoline'),
      history('10', '또', 'Again', 'gasoline'),
      history('11', '물', 'Water', 'water'),
      history('12', '', '', ''),
      'Weather,fuel,,,,1,비,,',
      'bidyard-carCheckDamageInfo,,,,,hood,후드,,',
    ].join('\n'))
    expect(outcome).toMatchObject({ isImported: false, rowCount: 6, faultCount: 5 })
    expect(faultsOf(outcome)).toEqual([
      '3 fuel/10: line 2 has this code already.',
      '4 water: this is no value of fuel.',
      '5 nameKo: This is needed.',
      '6 kind: This value is not right.',
      '7 This kind is imported as a JSON document only.',
    ])
    expect(await versionOf('CarHistory-commonCode')).toBe(before)
  })

  test('tell districts without a parent, under a wrong province, and aliases that lead nowhere', async () => {
    const outcome = await run('address.csv', [
      'kind,code,parent,nameKo,shortName,becomes',
      'bidyard-krAddress,41,,경기도,경기,',
      'bidyard-krAddress,41110,,수원시,,',
      'bidyard-krAddress,99110,,없는도시,,',
      'bidyard-krAddress,41111,41999,없는구,,',
      'bidyard-krAddress,11110,41,종로구,,',
      'bidyard-krAddress,42,,강원도,,51',
      'bidyard-krAddress,41110,,수원시,,',
    ].join('\n'))
    expect(faultsOf(outcome)).toEqual([
      '4 99110: there is no parent 99.',
      '5 41111: there is no parent 41999.',
      '6 11110: this is no code of the province 41.',
      '7 51: there is no such district.',
      '8 41110: line 3 has this code already.',
    ])
  })

  test('a code set of the partner must keep the groups that its flow is answered from', async () => {
    const outcome = await run('kb.csv', [
      codeHeader, 'KbChaChaCha-commonCode,fuel,연료,Fuel,fuel,004001,가솔린,,gasoline',
    ].join('\n'))
    expect(faultsOf(outcome)).toEqual(['color', 'bodyType', 'transmission', 'option']
      .map((group) => `0 The group ${group} is missing.`))
    expect((await app.ask(calls.getKbSelfMetadata)).option.items.length).toBeGreaterThan(20)
  })

  test.each([
    ['a document of an unknown kind', 'a.json', '{"kind":"Weather","document":{}}', 'This is no JSON of the form'],
    ['a document that is cut off', 'b.json', '{"kind":', 'This is no JSON of the form'],
    ['a document of another shape', 'c.json', '{"kind":"bidyard-krAddress","document":{"provinces":[]}}', 'provinces:'],
    ['an empty file', 'd.csv', '', 'There is nothing in the file.'],
    ['an empty array', 'e.json', '[]', 'There is nothing in the file.'],
  ])('%s is refused', async (_, name, text, words) => {
    const outcome = await run(name, text)
    expect(outcome.isImported).toBe(false)
    expect(outcome.faults[0]?.message.en).toContain(words)
  })
})
