// docs/states.md: each state machine as a picture, with its actions and its deadlines as tables.
import { orderState } from '@bidyard/contract/enums'
import { type Action, actorsOf, type DeadlineRow, type Machine, type Span } from '@bidyard/contract/machine'
import { allMachines } from '@bidyard/contract/states'
import { orderProcessOf } from '@bidyard/contract/states/derived'
import { type ViolationAct, violationActs, violationDeadlines } from '@bidyard/contract/states/violation-acts'
import { anchor, code, codes, page, table } from './markdown.ts'

type AnyAction = Action<string>

const arrowsOf = ({ states, actions }: Machine): string[] => {
  const arrows = new Map<string, string[]>()
  const add = (from: string, to: string, action: string) => {
    const key = `${from} --> ${to}`
    arrows.set(key, [...(arrows.get(key) ?? []), action])
  }
  for (const [name, { from, to }] of Object.entries<AnyAction>(actions))
    for (const state of from.length === 0 ? ['[*]'] : from) add(state, to === 'same' ? state : to, name)
  const left = new Set(Object.values<AnyAction>(actions).filter(({ to }) => to !== 'same').flatMap(({ from }) => from))
  const ends = states.values.filter((state) => !left.has(state)).map((state) => `  ${state} --> [*]`)
  return [...[...arrows].map(([arrow, names]) => `  ${arrow}: ${names.join(', ')}`), ...ends]
}

const picture = (machine: Machine): string =>
  [
    '```mermaid', 'stateDiagram-v2',
    ...machine.states.values.map((state) => `  ${state}: ${state} · ${machine.states.labels[state]?.ko ?? ''}`),
    ...arrowsOf(machine), '```',
  ].join('\n')

const actionRow = (isTold: boolean) => ([name, action]: readonly [string, AnyAction]): string[] => [
  code(name),
  action.from.length === 0 ? 'nothing yet' : codes(action.from),
  action.to === 'same' ? 'stays' : code(action.to),
  actorsOf(action).join(', '),
  (action.guards ?? []).map(code).join(', '),
  action.effect ?? '',
  ...(isTold ? [(action.tells ?? []).join(', ')] : []),
]

const spanOf = ({ hours, days, businessDays }: Span): string =>
  [
    hours === undefined ? '' : `${hours} h`,
    days === undefined ? '' : `${days} d`,
    businessDays === undefined ? '' : `${businessDays} business days`,
  ].filter((text) => text !== '').join(' ')

const deadlineRow = ([name, row]: readonly [string, DeadlineRow]): string[] => [
  code(name), row.whose, row.duty, spanOf(row.due), row.atDue,
  row.final === undefined ? '' : `+ ${spanOf(row.final)}`, row.atFinal ?? '',
  row.violation === undefined ? '' : code(row.violation),
]

const deadlineTable = (rows: readonly (readonly [string, DeadlineRow])[]): string =>
  table(['Deadline', 'Whose', 'Duty', 'Due', 'At due', 'Final', 'At final', 'Violation'], rows.map(deadlineRow))

const machinePart = (machine: Machine): string => {
  const actions = Object.entries<AnyAction>(machine.actions)
  const deadlines = Object.entries(machine.deadlines)
  const isTold = actions.some(([, { tells }]) => tells !== undefined)
  return [
    `## ${machine.name}`,
    `Its states are ${code(machine.states.name)}.`,
    picture(machine),
    table(
      ['Action', 'From', 'To', 'By', 'Only if', 'What else', ...(isTold ? ['Tells'] : [])],
      actions.map(actionRow(isTold)),
    ),
    ...(deadlines.length === 0 ? [] : [deadlineTable(deadlines)]),
  ].join('\n\n')
}

const actRow = ([name, act]: readonly [string, ViolationAct]): string[] => [
  code(name), [act.by].flat().join(', '), codes(act.refusals), act.effect,
]

const violationPart = (): string[] => [
  '## violation',
  'A violation has no state of its own but columns, so each act names what it refuses.',
  table(['Act', 'By', 'Refused with', 'What follows'], Object.entries<ViolationAct>(violationActs).map(actRow)),
  deadlineTable(Object.entries<DeadlineRow>(violationDeadlines)),
]

export const statesPage = (): string => {
  const machines: readonly Machine[] = Object.values(allMachines)
  return page(
    'States',
    'Each machine is one table of the contract. `clock` is the sweeper of deadlines; `flow` follows from another '
      + 'action in the same transaction and cannot be called. Every pair that is not listed is refused and changes '
      + 'nothing. `final` counts from `due`; hours run by the clock, business days leave out weekends and holidays.',
    [...machines, { name: 'violation' }].map(({ name }) => `[${name}](#${anchor(name)})`).join(' · '),
    ...machines.map(machinePart),
    ...violationPart(),
    '## Read, not kept',
    'How an order goes on follows from its state:',
    table(
      ['Order', 'Process'],
      orderState.values.map((state) => [code(state), code(orderProcessOf(state))]),
    ),
  )
}
