// Whatever the office does has a word in the log of changes, in Korean and in English.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { calls } from '@bidyard/contract/calls'
import type { CallDefinition } from '@bidyard/contract/call'
import { changeWordOf, subjectWordOf } from '@bidyard/contract/log-words/log-words'
import { expect, test } from 'vitest'

/** Their own lines say what they did, by other names than theirs. */
const saidByThemselves = new Set<string>(`
  reference: changeConfig applyConfigPreset setCommonCode setAppVersion
  identity: endUserSessions resetUserDevice resetUserSecondFactor resetUserPassword
  shops: createCompany changeCompanyState changeShopGrade changeShopState createTransportDriver changeTransportDriver
  members: changeMemberState
  partners: issueOneTimeLink
  finance: setShopPayoutAccount requestShopDeposit voidShopDeposit proposeDepositRefund changeShopKind
    grantShopSubscription cancelShopSubscription proposeSubscriptionRefund proposeSettlement proposeFromDeposit
    proposeFromCredit proposeRefund proposeWriteOff proposeAllocation proposeReturn proposeReturnedByHand
    confirmMoneyProposal
    refuseMoneyProposal withdrawMoneyProposal proposePayout proposePayoutCallOff proposeSellerFeeEnd
  violations: applyShopViolation pardonShopViolation forceDeleteShopViolation answerViolationAppeal
  cars: noShowCarCheck createOrderImport runOrderImport deleteOrderImport
  yard: arriveTransport moveCheckIn releaseCheckIn
  auctions: answerAuctionErrorReport createAuctionSearchTable deleteAuctionSearchTable syncOneAuctionSearchTable
    syncManyAuctionSearchTables syncAllAuctionSearchTables deleteAllAuctionSearchTables
  contracts: openSelfContract openProContract openPrimeContract refuseConsulted approveSelfScreening
    rejectSelfScreening approveProScreening rejectProScreening approvePrimeScreening rejectPrimeScreening
    setSellerAccount sendSellerPayout returnSellerPayout
  bidding: declineBiddingCancel
  notices: replayUndeliveredMail replayUndeliveredPhoneMessage
  audit: decideDataRequest
`.split(/[\s:]+/))
/** They change nothing, though a body carries what is asked. */
const asked = new Set(['getViolationInfo', 'getBiddingEligibility'])

const isOfOffice = ({ method, who, isOwn, isLook }: CallDefinition): boolean =>
  method !== 'GET' && isOwn !== true && isLook !== true && Array.isArray(who)
  && (who.includes('staff') || who.includes('root'))

const actsOfCalls: readonly string[] = Object.values<Readonly<Record<string, CallDefinition>>>(calls)
  .flatMap((area) => Object.entries(area))
  .filter(([name, definition]) => isOfOffice(definition) && !saidByThemselves.has(name) && !asked.has(name)
    && !name.startsWith('print'))
  .map(([name]) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`))

const server = join(import.meta.dirname, '../../../../../server/src/areas')
const sources = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => readFileSync(join(server, path), 'utf8'))

/** What stands behind `act:` up to the next part of the line; an act with a hole in it is a list somewhere else. */
const actsOfSources = sources.flatMap((source) => source.split('writeAudit(').slice(1))
  .flatMap((rest) => /\bact: (.*?), subject/.exec(rest.slice(0, 400))?.[1]?.match(/'[a-z -]+( [a-z -]+)+'/g) ?? [])
  .map((literal) => literal.slice(1, -1))

/** A line that is handed on before it is written: `{ act: 'export members', subject: 'members' }`. */
const handedOn = sources
  .flatMap((source) => [...source.matchAll(/(?:line: \{|push\(\{)\s+act: '([^']+)', subject: '/g)])
  .map(([, act = '']) => act)
const subjectsOfSources = sources.flatMap((source) => source.split(/writeAudit\(|line: \{|push\(\{/).slice(1))
  .map((rest) => rest.slice(0, 400).split('writeAccess(')[0] ?? '')
  .flatMap((rest) => /\bact: .*?, subject: '([^']+)'/s.exec(rest)?.[1] ?? [])

const wordless = (acts: readonly string[]): readonly string[] =>
  acts.filter((act) => changeWordOf(act) === undefined)

test('each act that a line says in general has a word', () => {
  expect(actsOfCalls.length).toBeGreaterThan(60)
  expect(wordless(actsOfCalls)).toEqual([])
})

test('each act that writes its own line has a word', () => {
  expect(actsOfSources.length).toBeGreaterThan(80)
  expect(wordless(actsOfSources)).toEqual([])
})

test('each act that is handed on has a word, and each thing that a line is about', () => {
  expect(handedOn).toEqual(expect.arrayContaining(['export members', 'export past auctions', 'import member']))
  expect(wordless(handedOn)).toEqual([])
  expect(new Set(subjectsOfSources).size).toBeGreaterThan(30)
  expect([...new Set(subjectsOfSources)].filter((subject) => subjectWordOf(subject) === undefined)).toEqual([])
})

test('no word is left of a call that is gone', () => {
  const names = new Set(Object.entries(calls).flatMap(([area, all]) => [area, ...Object.keys(all)]))
  expect([...saidByThemselves].filter((name) => name !== '' && !names.has(name))).toEqual([])
})
