// How the deadlines are laid out: one row for each duty, with when it is due and how long after that it is over.
import { contractKind } from '@bidyard/contract/enums/contracts'
import type { ConfigurationOf } from '@bidyard/contract/shapes/configuration/configuration'
import { span, timeOfDay, type Place } from './amount.ts'
import type { PathOf } from './paths.ts'
import type { GridSection, Section, SectionTitle } from './sections.ts'

type Path = PathOf<ConfigurationOf<'deadlines'>>
type Row = GridSection['rows'][number]
type DutyOf<P extends string, End extends string> = P extends `${infer Duty}.${End}` ? Duty : never

const place = (path: Path): Place => ({ path, amount: span })

/** A duty with both of its ends. */
const both = (path: DutyOf<Path, 'finalAfterDue'>): Row => ({
  path, cells: [{ path: `${path}.due`, amount: span }, { path: `${path}.finalAfterDue`, amount: span }],
})
const due = (path: DutyOf<Path, 'due'>): Row => ({
  path, cells: [{ path: `${path}.due`, amount: span }, null],
})
/** A span of a name of its own, in the column of what is due. */
const alone = (path: Path): Row => ({ path, cells: [place(path), null] })

const grid = (title: SectionTitle, rows: readonly Row[]): GridSection => ({
  kind: 'grid', title, columns: ['due', 'finalAfterDue'], rows,
})

export const deadlineSections: readonly Section[] = [
  grid('section.award', [
    due('awardDecision'), alone('awardDecision.afterFallenCandidate'), alone('awardDecision.windowMax'),
    due('salesDecision'), due('purchaseDecision'), due('consultation'),
  ]),
  grid('section.trade', [
    both('tradeScheduling'), both('tradeResult'), alone('tradeResult.afterAdjustment'), both('adjustmentAnswer'),
    both('deliveryScheduling'), due('faultAnswer'),
  ]),
  grid('section.payment', [
    ...contractKind.values.map((kind) => both(`payment.${kind}`)), due('paymentAfterReversal'),
    both('lienConfirmation'), both('takeoverConfirmation'), due('takeoverDispute'),
  ]),
  grid('section.screening', [
    ...contractKind.values.map((kind) => alone(`screeningSubmit.due.${kind}`)),
    alone('screeningSubmit.afterRejection'),
    { path: 'screeningSubmit', cells: [null, place('screeningSubmit.finalAfterDue')] },
    both('screeningReview'),
  ]),
  grid('section.other', [due('declinedOrder'), due('draftOrder')]),
  {
    kind: 'fields', title: 'section.quiet',
    places: [{ path: 'quietHours.from', amount: timeOfDay }, { path: 'quietHours.to', amount: timeOfDay }],
  },
]
