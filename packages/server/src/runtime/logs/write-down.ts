// Whatever the office does leaves a line, and every list of people one, also where neither has written any itself.
import type { CallDefinition } from '@bidyard/contract/call'
import { type Caller, isStaff } from '../caller.ts'
import type { Reader, Tx } from '../database/database.ts'
import type { RequestFacts } from '../handler.ts'
import type { Doer } from '../work/events.ts'
import { isWrittenDown, writeAccess, writeAudit } from '../work/logs.ts'
import type { CallPlan } from '../call/call-plan.ts'

/** `cars.saveCarCheck` is the act `save car check` of something in the area of cars. */
const actOf = ({ name, definition }: CallPlan): { readonly about: string; readonly act: string } => {
  const [area = '', call = ''] = name.split('.')
  return { about: definition.about ?? area, act: call.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`) }
}

/** What names the office among those who may and changes something; what everybody does with the own is not meant. */
const isOfOffice = ({ who, isOwn, isLook }: CallDefinition): boolean =>
  isOwn !== true && isLook !== true && Array.isArray(who) && (who.includes('staff') || who.includes('root'))

const textAt = (given: unknown, key: string): string | null => {
  const value = typeof given === 'object' && given !== null ? (given as Record<string, unknown>)[key] : undefined
  return typeof value === 'string' ? value : null
}

interface Acted {
  readonly plan: CallPlan
  readonly caller: Caller
  readonly doer: Doer
  readonly params: unknown
  readonly body: unknown
}

export const writeActDown = async (tx: Tx, { plan, caller, doer, params, body }: Acted): Promise<void> => {
  const subjectId = textAt(params, 'id')
  if (!isStaff(caller) || !isOfOffice(plan.definition) || isWrittenDown(tx, subjectId)) return
  const { about, act } = actOf(plan)
  await writeAudit(tx, doer, [{ act, subject: about, subjectId, reason: textAt(body, 'reason') }])
}

interface Listed {
  readonly plan: CallPlan
  readonly caller: Caller
  readonly facts: Pick<RequestFacts, 'id' | 'address'>
  readonly shownCount: number
}

/** Before the page leaves, whoever asked for it; one that is empty shows nobody. */
export const writeListDown = async (db: Reader, { plan, caller, facts, shownCount }: Listed): Promise<void> => {
  const { shows } = plan.definition
  if (shows === undefined || shownCount === 0) return
  await writeAccess(db, caller, facts, [{ act: actOf(plan).act, subject: shows, subjectId: null, shownCount }])
}
