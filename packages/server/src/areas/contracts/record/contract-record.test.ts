// The printed record of a contract: issued once for each approval, and the very file that its number tells of.
import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { contractsCalls as calls } from '@bidyard/contract/calls/contracts'
import { maskPhone } from '@bidyard/contract/shapes/masking'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { printDocument } from '../../../runtime/print/print-document.ts'
import { doing } from '../../../testing/contracts/award-world.ts'
import {
  approve, awarded, confirm, handIn, openSelfWorld, pay, seen, type SelfWorld, succeed,
} from '../../../testing/contracts/self-deals.ts'
import { pdfPages } from '../../../testing/prints/pdf-text.ts'

let world: SelfWorld
beforeAll(async () => {
  world = await openSelfWorld()
  await world.jobs.work(world.act)
})
afterAll(() => world.stop())

const recordOf = async (deal: { readonly contractId: string }, edition: number) => {
  await expect.poll(async () => (await seen(world, deal)).record?.edition, { timeout: 20_000 }).toBe(edition)
  return (await seen(world, deal)).record
}

test('a contract that is done has its record, which anybody who knows its number may check', async () => {
  const deal = await awarded(world)
  await confirm(world, deal)
  await succeed(deal)
  await pay(world, deal)
  await handIn(world, deal)
  expect((await seen(world, deal)).record).toBeNull()
  await approve(world, deal)
  const record = await recordOf(deal, 1)
  const url = new URL(record?.file.url ?? '', 'http://localhost')
  const response = await world.server.inject({ method: 'GET', url: url.pathname + url.search })
  const bytes = response.rawPayload
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(record?.sha256)
  // Of a partner's own car its company is the seller, by name.
  const text = pdfPages(bytes).join('').replaceAll(/\s/g, '')
  const [partner] = await world.sql<{ name: string; phone: string }[]>`
    select name, phone_number as phone from companies where id = ${world.partner.partnerId}`
  for (const told of [`매도인${partner?.name}`, maskPhone(partner?.phone ?? '')])
    expect(text).toContain(told.replaceAll(/\s/g, ''))
  const place = process.env['PRINTS']
  if (place !== undefined) await writeFile(`${place}/contract-record.pdf`, bytes)
  expect((await seen(world, deal, deal.buyer)).record?.recordNo).toBe(record?.recordNo)
  expect((await seen(world, deal, world.seller)).record?.recordNo).toBe(record?.recordNo)

  const recordNo = record?.recordNo ?? ''
  const told = await world.ask(calls.checkContractRecord, { params: { recordNo } })
  expect(told).toMatchObject({ recordNo, edition: 1, isLatest: true, sha256: record?.sha256, kind: 'self' })
  expect(told.carNumber).toContain('**')
  await expect(world.ask(calls.checkContractRecord, { params: { recordNo: 'R-0000-0000-0000' } }))
    .rejects.toMatchObject({ status: 404 })

  // Papers that are approved once more make another edition, and the first one says so.
  await doing(world.clerk, calls.reopenScreening, { params: { id: deal.contractId }, body: { reason: '소유자 재확인' } })
  await approve(world, deal)
  const second = await recordOf(deal, 2)
  expect(second?.recordNo).not.toBe(recordNo)
  expect((await world.ask(calls.checkContractRecord, { params: { recordNo } })).isLatest).toBe(false)
  const [row] = await world.sql<{ count: number }[]>`select count(*)::int as count from contract_records`
  expect(row?.count).toBe(2)
})

test('a record waits for the pictures of its papers: it would name what is shown to nobody', async () => {
  const deal = await awarded(world)
  await confirm(world, deal)
  await succeed(deal)
  await pay(world, deal)
  const fileId = await world.paper(deal.buyer, 'contractDocument')
  await handIn(world, deal, fileId)
  await world.sql`update files set image_state = 'waiting' where id = ${fileId}`
  await approve(world, deal)
  const waiting = () => world.sql`
    select from jobs.job where name = 'issueRecord' and state = 'retry' and data ->> 'contractId' = ${deal.contractId}`
  await expect.poll(async () => (await waiting()).length, { timeout: 20_000 }).toBe(1)
  expect((await seen(world, deal)).record).toBeNull()
  await world.sql`update files set image_state = 'none' where id = ${fileId}`
  await recordOf(deal, 1)
})

test('what lateness costs stands beside the end, to whom it would cost', async () => {
  const deal = await awarded(world)
  expect((await seen(world, deal, deal.buyer)).breach).toEqual({
    detail: 'selfContractTradeSchedulingExpired', points: 5, deductionWon: 0, restricts: false,
  })
  expect((await seen(world, deal, world.seller)).breach).toBeNull()
  await confirm(world, deal)
  await succeed(deal)
  const { breach, amountWon } = await seen(world, deal, deal.buyer)
  expect(breach).toEqual({
    detail: 'selfContractVehiclePaymentExpired', points: 10, deductionWon: amountWon / 20, restricts: true,
  })
})

test('a template that cannot be printed fails with what is wrong', async () => {
  const template = new URL('./no-such-template.typ', import.meta.url)
  await expect(printDocument({ template, data: {}, at: new Date(0) })).rejects.toThrow('cannot be printed')
})
