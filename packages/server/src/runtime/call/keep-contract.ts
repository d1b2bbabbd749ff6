// Notices answers and errors that the contract does not say; wherever developers work, none of them passes unseen.
import type { CallErrors } from '@bidyard/contract/call'
import type { Failure } from '../failure.ts'
import type { CallPlan } from './call-plan.ts'

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** The first place where the answer holds more than its shape lets through. */
const undeclaredIn = (sent: unknown, declared: unknown, path: string): string | undefined => {
  if (!isObject(sent) || !isObject(declared)) return undefined
  for (const [name, value] of Object.entries(sent)) {
    const inner = path === '' ? name : `${path}.${name}`
    const found = name in declared ? undeclaredIn(value, declared[name], inner) : inner
    if (found !== undefined) return found
  }
  return undefined
}

export const checkAnswer = ({ name, definition }: CallPlan, answerText: string): void => {
  const sent: unknown = JSON.parse(answerText)
  const parsed = definition.answer.safeParse(sent)
  if (!parsed.success) throw new Error(`${name} answers what its contract does not say: ${parsed.error.message}`)
  const undeclared = undeclaredIn(sent, parsed.data, '')
  if (undeclared !== undefined)
    throw new Error(`${name} answers a field that its contract does not declare: ${undeclared}`)
}

export const checkFailure = ({ name, definition }: CallPlan, { code, detail }: Failure): void => {
  if (code === 'BadRequestSchema') return
  const declared: CallErrors = definition.errors ?? {}
  const details: readonly string[] | undefined = declared[code]
  const isDeclared = detail === undefined ? details?.length === 0 : details?.includes(detail) === true
  if (!isDeclared) throw new Error(`${name} fails with ${code} ${detail ?? ''}, which its contract does not declare`)
}
