// Code asks what is so of a kind of contract, and does not compare kinds: a new one is a row of each table.
import { eachFile, type Finding, isForTests, type Rule } from './rule.ts'
import type { SourceFile } from './source.ts'

const contracts = 'packages/server/src/areas/contracts'
const members = 'packages/server/src/areas/members'
const machines = 'packages/contract/src/states/contracts'

const inItsName = 'makes calls that carry a kind in their path'
const ownMachine = 'is the machine of one kind'
const otherMeaning = 'says that somebody looks at their own record'
const data = 'says of which kind what there is in the demo world is'

/** All that may name a kind, and why. */
export const mayNameKinds: ReadonlyMap<string, string> = new Map([
  ['packages/contract/src/calls/contracts/screening.ts', inItsName],
  [`${contracts}/decisions/decision-calls.ts`, inItsName],
  [`${contracts}/money/complete-payment.ts`, inItsName],
  [`${contracts}/opening/open-calls.ts`, inItsName],
  [`${contracts}/papers/paper-calls.ts`, inItsName],
  [`${contracts}/payment/complete-self-payment.ts`, inItsName],
  [`${machines}/contract-self.ts`, ownMachine],
  [`${machines}/contract-pro.ts`, ownMachine],
  [`${machines}/contract-prime.ts`, ownMachine],
  [`${contracts}/contract-parts.ts`, 'says in which column each machine stands'],
  [`${contracts}/visits/visits.sql.ts`, 'asks by the column that the index of visits is on'],
  ['packages/server/src/tables.ts', 'is written from the migrations'],
  ['packages/demo/src/market.ts', data],
  ['packages/demo/src/past-auctions.ts', data],
  ['packages/demo/src/violations.ts', data],
  ['packages/web/src/app/gallery/choices-part.tsx', 'shows what choices look like'],
  [`${members}/members/member-rules.ts`, otherMeaning],
  [`${members}/members/reads.ts`, otherMeaning],
  [`${members}/members/show-member.ts`, otherMeaning],
  [`${members}/profile/change-member-profile.ts`, otherMeaning],
])

const kinds = new Set<unknown>(['self', 'pro', 'prime'])
const isNamed = /^(contract-(self|pro|prime)\b|(self|pro|prime)($|_step$|Contract[A-Z]))/
const isNamedInSql = /'(contract-)?(self|pro|prime)\b|\b(self|pro|prime)(_step\b|Contract[A-Z])/

const nameOf = (node: unknown): unknown =>
  typeof node === 'object' && node !== null && 'name' in node ? node.name : undefined

const rawOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'raw' in value ? String(value.raw) : ''

export const kindsNamedIn = (file: SourceFile): Finding[] =>
  file.nodes.flatMap((node) => {
    const isText = node.type === 'Literal' && isNamed.test(String(node['value']))
    const isSql = node.type === 'TemplateElement' && file.path.endsWith('.sql.ts')
      && isNamedInSql.test(rawOf(node['value']))
    const isPicked = node.type === 'MemberExpression' && kinds.has(nameOf(node['property']))
    const found = isText || isSql || isPicked
    return found
      ? [{ line: file.lineOf(node.start), message: 'a trait or a step says it: states/contracts/kind-traits.ts' }] : []
  })

const isAsked = ({ path }: SourceFile): boolean =>
  /^packages\/(contract|server|web|demo)\/src\//.test(path) && !isForTests(path) && !mayNameKinds.has(path)

const contractKinds = eachFile(
  'contract-kinds', 'Nothing names a kind of contract but tables, and the calls that carry one in their path.',
  (file) => (isAsked(file) ? kindsNamedIn(file) : []),
)

export const kindRules: readonly Rule[] = [contractKinds]
