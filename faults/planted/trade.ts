// Faults that would harm contracts, deadlines and the history of both.
import type { Fault } from '../fault.ts'

const races = 'areas/contracts/races.test.ts'
const moves = 'runtime/work/move-states.test.ts'
const inTime = 'areas/contracts/trade-process/in-time.test.ts'
const sight = 'areas/contracts/contracts/sight.test.ts'
const decisions = 'areas/contracts/decisions/decisions.test.ts'
const withoutPapers = 'areas/contracts/papers/finish-without-papers.test.ts'

export const tradeFaults: readonly Fault[] = [
  {
    name: 'award-twice',
    why: 'Two shops would have bought one car, if the program ever erred.',
    file: '0019-bidding.sql',
    from: 'create unique index biddings_one_award on biddings', to: 'create index biddings_one_award on biddings',
    caughtBy: [races, 'the database itself keeps a second bid from being chosen'],
  },
  {
    name: 'state-moved-without-a-lock',
    why: 'Two acts at once would both move the same row.',
    file: 'runtime/work/move-states.ts',
    from: 'order by id for no key update`.execute(tx)', to: 'order by id`.execute(tx)',
    caughtBy: [moves, 'two moves of one row at once: exactly one of them moves it'],
  },
  {
    name: 'state-locked-in-any-order',
    why: 'Two sets that overlap would lock each other out.',
    file: 'runtime/work/move-states.ts',
    from: 'where id = any(${ids}::uuid[]) order by id for no key update',
    to: 'where id = any(${ids}::uuid[]) order by array_position(${ids}::uuid[], id) for no key update',
    caughtBy: [moves, 'sets that overlap in opposite orders wait for each other and never lock each other out'],
  },
  {
    name: 'history-forgotten',
    why: 'Nobody could say later who moved a contract, and why.',
    file: 'runtime/work/move-states.ts',
    from: '      ${facts.reason}, ${doer.requestId}\n    from given`',
    to: '      ${facts.reason}, ${doer.requestId}\n    from given limit 0`',
    caughtBy: [moves, 'moves one row and writes who did it, why and in which request'],
  },
  {
    name: 'deadline-not-cancelled',
    why: 'A shop that accepted in time would be punished for silence.',
    file: 'areas/contracts/decisions/decide.ts',
    from: `  await meetStep(given, contract)
  await updateContracts(tx, [id], { purchase:`,
    to: `  await updateContracts(tx, [id], { purchase:`,
    caughtBy: [decisions, 'both accepted award the car, with what is to be paid, and the others lose'],
  },
  {
    name: 'deadline-set-twice',
    why: 'A duty with two ends would be judged by the wrong one.',
    file: '0001-runtime.sql',
    from: 'create unique index deadlines_one_live on deadlines (machine, row_id, duty) where stage',
    to: 'create unique index deadlines_one_live on deadlines (machine, row_id, duty, due_at) where stage',
    caughtBy: [
      'runtime/work/sweeper.test.ts',
      'a row has one live deadline for a duty: a new one takes the place of the old',
    ],
  },
  {
    name: 'late-answer-accepted',
    why: 'Who answers after the time would be heard, as long as the clock has not come by.',
    file: 'areas/contracts/contracts/is-too-late.ts',
    from: '  endsByClock({ kind, state }) && paymentClaimedAt === null',
    to: '  state === \'done\' && paymentClaimedAt === null',
    caughtBy: [inTime, 'a buyer neither accepts nor declines, and nobody takes the question back'],
  },
  {
    name: 'outage-decides',
    why: 'What ended while nothing ran would be decided against people who could not answer.',
    file: 'runtime/work/claim.ts',
    from: 'd.next_at <= app_now() and ${beatenLately}', to: 'd.next_at <= app_now()',
    caughtBy: ['runtime/work/outages.test.ts', 'nothing can be claimed in a silence that nobody has noticed yet'],
  },
  {
    name: 'contracts-of-others-listed',
    why: 'A dealer would read who bought which car for how much.',
    file: 'areas/contracts/contracts/seen-contracts.ts',
    from: '(contracts.shop_id = ${caller.shopId}::uuid or ${ofOwnCars(caller)})', to: '(true or ${ofOwnCars(caller)})',
    caughtBy: [sight, 'a dealer sees no contract, in no list and by no id'],
  },
  {
    name: 'contract-of-another-by-id',
    why: 'A dealer who guesses an id would read another shop’s contract.',
    file: 'areas/contracts/contracts/seen-contracts.ts',
    from: "caller.roles.has('dealer') && caller.shopId === contract.shopId", to: "caller.roles.has('dealer')",
    caughtBy: [sight, 'a dealer sees no contract, in no list and by no id'],
  },
  {
    name: 'banned-shop-buys',
    why: 'A shop that was banned for good would buy what it was chosen for.',
    file: 'areas/contracts/contracts/hold-contract.ts',
    from: "standing?.facts.restriction !== 'permanentBan'", to: "standing?.facts.restriction !== undefined",
    caughtBy: [decisions, 'a banned shop buys nothing that it was chosen for'],
  },
  {
    name: 'without-papers-too-early',
    why: 'A clerk would let the money of a car go while its buyer still has time for the papers.',
    file: 'areas/contracts/papers/finish-without-papers.ts',
    from: 'if (!await findStepOverdue(tx, contract))', to: 'if (contract.dueAt === undefined)',
    caughtBy: [withoutPapers, 'is finished by the office after the last end, once, and by nobody else'],
  },
  {
    name: 'without-papers-under-review',
    why: 'Papers that came at the last moment would be passed over.',
    file: 'areas/contracts/papers/finish-without-papers.ts',
    from: 'stands: (contract) => awaitsPapers(contract) && hasCar(contract)', to: 'stands: hasCar',
    caughtBy: [
      withoutPapers, 'is finished though papers came that were not right, once the time for better ones is over',
    ],
  },
  {
    name: 'seller-name-before-the-award',
    why: 'Parties would trade past the house once they know each other.',
    file: 'areas/bidding/biddings/show-bidding.ts',
    from: "const knowsName = viewer !== 'seller' || isAwarded",
    to: "const knowsName = viewer !== undefined || isAwarded",
    caughtBy: [
      'areas/bidding/bidders/closing.test.ts',
      'a seller sees amounts, ranks, grade and record, no name; each dealer the own row without a rank',
    ],
  },
  {
    name: 'visit-slot-twice',
    why: 'Two buyers would stand before one seller at one time.',
    file: '0023-contract-steps.sql',
    from: 'create unique index contracts_one_visit_per_slot', to: 'create index contracts_one_visit_per_slot',
    caughtBy: ['areas/contracts/visits/visits.test.ts', 'is never at the same time as another one at the same seller'],
  },
  {
    name: 'holiday-is-a-business-day',
    why: 'A deadline in business days would end on a day on which nobody works.',
    file: 'areas/reference/holidays/business-days-rules.ts',
    from: 'if (!isWeekend(shown) && !holidays.has(shown.toISOString().slice(0, 10))) left -= 1',
    to: 'if (!isWeekend(shown)) left -= 1',
    caughtBy: [
      'areas/reference/holidays/business-days-rules.test.ts',
      'leave out holidays, whichever day it is elsewhere',
    ],
  },
  {
    name: 'more-time-in-vain',
    why: 'A buyer to whom the office gave more time would lose the car when the wait for the bank ends.',
    file: 'areas/contracts/desk/extend-contract-deadline.ts',
    from: 'rowIds: [contract.id], duty: expireDuty })', to: 'rowIds: [], duty: expireDuty })',
    caughtBy: [
      'areas/contracts/money/time-and-money.test.ts', 'more time that is given while the bank is waited for holds',
    ],
  },
  {
    name: 'contract-by-new-numbers',
    why: 'A house that shortens its times would shorten them for contracts that began before.',
    file: 'areas/contracts/steps/ends.ts',
    from: "readConfigurationAt(tx, 'deadlines', revision)",
    to: "readConfigurationAt(tx, 'deadlines', revision + 1_000)",
    caughtBy: ['areas/contracts/steps/kept-numbers.test.ts', 'of a car that is awarded after the change'],
  },
  {
    name: 'restriction-from-the-deed',
    why: 'Thirty days that begin when a contract dies would be over before it does.',
    file: 'areas/violations/restrictions/missed-act.ts',
    from: 'days, afterDays(held.now, days)', to: 'days, afterDays(violation.appliedAt, days)',
    caughtBy: [
      'areas/violations/undo/missed-acts.test.ts', 'one whose contract dies before comes with thirty days',
    ],
  },
  {
    name: 'listing-approved-with-an-older-check',
    why: 'Whoever opened a listing before its check was completed would approve what they did not see.',
    file: 'reactions.ts',
    from: 'carCheckCompleted: [refreshSearchRows, reopenChanged,', to: 'carCheckCompleted: [refreshSearchRows,',
    caughtBy: [
      'areas/auctions/listings/cars-that-change.test.ts',
      'is not approved by whoever opened it while its check was open',
    ],
  },
  {
    name: 'rest-of-a-dispute-in-the-night',
    why: 'What was left of a buyer’s time would end while banks rest and nobody is awake.',
    file: 'areas/contracts/takeover/dispute-takeover.ts',
    from: 'quiet(new Date(given.now.getTime() + ms))', to: 'new Date(given.now.getTime() + ms)',
    caughtBy: [
      'areas/contracts/takeover/takeover.test.ts', 'leaves a rest that ends at no time at which banks rest',
    ],
  },
  {
    name: 'papers-looked-at-in-the-night',
    why: 'An outage would put the end of the office’s own duty where nobody works.',
    file: 'areas/contracts/clock/quiet-after-outage.ts',
    from: '`${screenings.machine.name}.review`,', to: '',
    caughtBy: [
      'areas/contracts/clock/step-ends.test.ts', 'nor are papers looked at by then, though an outage moved it',
    ],
  },
]
