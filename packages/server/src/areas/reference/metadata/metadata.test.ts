// Metadata through the front door: the five kinds, their documents and what the office sees of them.
import { randomUUID } from 'node:crypto'
import { referenceCalls as calls } from '@bidyard/contract/calls/reference'
import { damagePosition, damageValue, type MetadataKind, metadataKind } from '@bidyard/contract/enums'
import { metadataShapes } from '@bidyard/contract/shapes/metadata/metadata'
import { carCodeRows } from '@bidyard/demo/car-codes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { type Ask, refusalOf } from '../../../testing/ask.ts'
import { seedReference } from '../for-other-areas.ts'
import { documentFaults } from './metadata-rules.ts'
import { metadataSeeds } from './seeds/seeds.ts'

let app: TestApp
let staff: Ask
beforeAll(async () => {
  app = await startTestApp()
  await app.database.transact(seedReference)
  staff = (await app.member({ type: 'admin' })).ask
})
afterAll(() => app.stop())

const documentOf = async (kind: MetadataKind) => {
  const { items } = await app.ask(calls.listMetadatas, { query: { filter: { kind: { eq: kind } } } })
  expect(items).toHaveLength(1)
  return app.ask(calls.getMetadata, { params: { id: items[0]?.id ?? '' } })
}

describe('the documents that the product is delivered with', () => {
  test.each(metadataKind.values)('%s fits its shape and keeps its rules', (kind) => {
    const document = metadataSeeds[kind]()
    expect(metadataShapes[kind].safeParse(document).error).toBeUndefined()
    expect((documentFaults[kind] as (of: unknown) => unknown[])(document)).toEqual([])
  })

  test('the provinces hold all their districts', () => {
    const { provinces, aliases } = metadataSeeds['bidyard-krAddress']()
    expect(provinces.map(({ shortName }) => shortName).join(' ')).toBe(
      '서울 부산 대구 인천 광주 대전 울산 세종 경기 충북 충남 전남 경북 경남 제주 강원 전북',
    )
    const counts = Object.fromEntries(provinces.map(({ shortName, districts }) => [shortName, districts.length]))
    expect(counts).toEqual({
      서울: 25, 부산: 16, 대구: 9, 인천: 10, 광주: 5, 대전: 5, 울산: 5, 세종: 1, 경기: 31, 충북: 11, 충남: 15, 전남: 22,
      경북: 22, 경남: 18, 제주: 2, 강원: 18, 전북: 14,
    })
    expect(provinces.flatMap(({ districts }) => districts.flatMap(({ parts }) => parts))).toHaveLength(35)
    const becomes = new Map(aliases.map((alias) => [alias.code, alias.becomes]))
    expect([becomes.get('42'), becomes.get('45'), becomes.get('42150'), becomes.get('45113'), becomes.get('47720')])
      .toEqual(['51', '52', '51150', '52113', '27720'])
  })

  test('the damage map draws each of the 56 positions once, 37 of them on the check record', () => {
    const { positions, values } = metadataSeeds['bidyard-carCheckDamageInfo']()
    expect(positions.map(({ position }) => position)).toEqual(damagePosition.values)
    expect(positions.filter(({ onCheckRecord }) => onCheckRecord)).toHaveLength(37)
    expect(positions.find(({ position }) => position === 'fl_door')).toEqual({
      position: 'fl_door', label: { ko: '앞 도어(좌)', en: 'Front left door' }, rank: '1', side: 'left',
      drawingOrder: 4, onCheckRecord: true,
    })
    expect(values.map(({ value }) => value)).toEqual(damageValue.values)
    expect(values.map(({ letter }) => letter ?? '').join('')).toBe('XWPUACT')
  })

  test('the makers of AutoBegins are makers of ours', () => {
    const makers = new Set([...carCodeRows()].filter(({ level }) => level === 'maker').map(({ code }) => code))
    const group = metadataSeeds['AutoBegins-carCode']().groups.find(({ code }) => code === 'maker')
    expect(group?.items.filter(({ ours }) => ours === null || !makers.has(ours))).toEqual([])
  })
})

test('lists the five kinds without their documents', async () => {
  const page = await app.ask(calls.listMetadatas, { query: { count: true } })
  expect(page.count).toBe(5)
  expect(new Set(page.items.map(({ kind }) => kind))).toEqual(new Set(metadataKind.values))
  for (const item of page.items) expect(item).not.toHaveProperty('document')
  expect(page.items.find(({ kind }) => kind === 'bidyard-krAddress')).toMatchObject({
    version: 1, entryCount: 281, label: { ko: '행정구역' },
  })
})

test('answers a document by its id', async () => {
  const found = await documentOf('bidyard-krAddress')
  expect(found).toMatchObject({ kind: 'bidyard-krAddress', version: 1 })
  expect(found.document).toEqual(metadataSeeds['bidyard-krAddress']())
})

test('answers an id that there is not as missing, and refuses what is no id', async () => {
  expect((await refusalOf(app.ask(calls.getMetadata, { params: { id: randomUUID() } }))).status).toBe(404)
  const refusal = await refusalOf(app.ask(calls.getMetadata, { params: { id: 'kb' } }))
  expect(refusal.body.detail).toBe('0002.invalidPathParamsSchema')
})

test('answers the code lists of a partner’s own flow at their own address', async () => {
  const found = await app.ask(calls.getKbSelfMetadata)
  expect(found.id).toBe((await documentOf('KbChaChaCha-commonCode')).id)
  expect(found.fuel.items[0]).toEqual({ value: '004001', label: { ko: '가솔린', en: 'Petrol' }, ours: 'gasoline' })
  expect(found.color.items).toHaveLength(20)
  expect(found.bodyType.items.length).toBeGreaterThan(5)
  expect(found.option.items.length).toBeGreaterThan(20)
  expect(found.transmission.enumeration).toBe('transmission')
})

test('staff see every version with where it came from', async () => {
  const page = await staff(calls.listMetadataVersions, { query: { filter: { kind: { eq: 'CarHistory-commonCode' } } } })
  expect(page.items).toHaveLength(1)
  expect(page.items[0]).toMatchObject({
    version: 1, source: 'delivered with the product', author: { memberId: null, name: null, actor: 'seed' },
  })
  const found = await staff(calls.getMetadataVersion, { params: { id: page.items[0]?.id ?? '' } })
  expect(found.document).toEqual(metadataSeeds['CarHistory-commonCode']())
  expect((await refusalOf(staff(calls.getMetadataVersion, { params: { id: randomUUID() } }))).status).toBe(404)
})

test('versions are shown to staff only', async () => {
  const dealer = await app.member({ type: 'plain' })
  const id = randomUUID()
  for (const [ask, status] of [[app.ask, 401], [dealer.ask, 403]] as const) {
    expect((await refusalOf(ask(calls.listMetadataVersions, { query: {} }))).status).toBe(status)
    expect((await refusalOf(ask(calls.getMetadataVersion, { params: { id } }))).status).toBe(status)
  }
})

test('a version cannot be written over', async () => {
  const written = app.database.primary.updateTable('metadata_versions').set({ source: 'elsewhere' }).execute()
  await expect(written).rejects.toThrow('only grows')
})
