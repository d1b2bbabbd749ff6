// Which part of the office attends to which work: as the acts that end it ask for.
import type { StaffPart, WorkKind } from '@bidyard/contract/enums'
import { workKind } from '@bidyard/contract/enums'
import { attendsTo, type Caller } from '../../../runtime/caller.ts'

/** The first one answers for it. */
export const attendedBy: Readonly<Record<WorkKind, readonly [StaffPart, ...StaffPart[]]>> = {
  registration: ['registration'],
  visit: ['inspection', 'screening'],
  screening: ['screening'],
  opening: ['screening'],
  carImport: ['screening'],
  consulting: ['screening'],
  papers: ['screening'],
  stuck: ['screening'],
  priceCut: ['screening'],
  takeover: ['screening'],
  fault: ['screening'],
  lien: ['screening'],
  errorReport: ['screening'],
  cancelRequest: ['screening', 'sanctions'],
  transport: ['yard'],
  proposal: ['money'],
  payout: ['money'],
  sellerPayout: ['money'],
  unmatched: ['money'],
  billPaper: ['money'],
  leftMoney: ['money'],
  appeal: ['sanctions'],
  dataRequest: ['registration'],
}

export const mayDo = (caller: Caller, kind: WorkKind): boolean => attendsTo(caller, ...attendedBy[kind])

export const kindsFor = (caller: Caller): readonly WorkKind[] =>
  workKind.values.filter((kind) => mayDo(caller, kind))
