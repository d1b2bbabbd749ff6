// docs/calls.md: every call by area, with its address, who may call it and what it answers when it cannot.
import { type AreaName, areas } from '@bidyard/contract/areas'
import { addressOf, type CallDefinition, idempotencyOf } from '@bidyard/contract/call'
import { calls } from '@bidyard/contract/calls'
import type { ListCall } from '@bidyard/contract/list'
import { code, codes, page, table } from './markdown.ts'

const whoOf = ({ who, parts }: CallDefinition): string => {
  if (typeof who === 'string') return who
  const staff = parts === undefined ? 'staff' : `staff for ${parts.join(', ')}`
  return who.map((role) => (role === 'staff' ? staff : role)).join(', ')
}

const errorsOf = ({ errors }: CallDefinition): string =>
  Object.entries(errors ?? {})
    .map(([name, details]) => (details.length === 0 ? code(name) : `${code(name)} (${details.map(code).join(', ')})`))
    .join('<br>')

const rulesOf = (definition: CallDefinition): string =>
  [
    idempotencyOf(definition) === 'required' ? 'needs an idempotency key' : '',
    definition.method !== 'GET' && idempotencyOf(definition) === 'none' ? 'answer never stored' : '',
    definition.perMinute === undefined ? '' : `${definition.perMinute} a minute`,
    definition.cacheSeconds === undefined ? '' : `may be kept ${definition.cacheSeconds} s`,
  ].filter((text) => text !== '').join('; ')

const isList = (definition: CallDefinition): definition is ListCall => 'list' in definition

const listLine = (name: string, { list }: ListCall): string => {
  const fields = Object.entries(list.fields).map(([field, { kind, only }]) =>
    `${code(field)} (${kind}${only === undefined ? '' : `, ${only.join(', ')} only`})`)
  return `- ${code(name)} filters by ${fields.join(', ')}; sorts by ${codes(list.sort)}.`
}

const areaPart = (name: string, group: Readonly<Record<string, CallDefinition>>): string => {
  const area = areas[name as AreaName]
  const rows = Object.entries(group).map(([call, definition]) => [
    code(call), definition.summary, code(`${definition.method} ${addressOf(definition)}`), whoOf(definition),
    errorsOf(definition), rulesOf(definition),
  ])
  const lists = Object.entries(group).filter((entry): entry is [string, ListCall] => isList(entry[1]))
  return [
    `## ${area.en} · ${area.ko}`,
    area.holds,
    table(['Call', 'What it does', 'Address', 'Who', 'Errors', 'Rules'], rows),
    lists.map(([call, definition]) => listLine(call, definition)).join('\n'),
  ].filter((part) => part !== '').join('\n\n')
}

export const callsPage = (): string => {
  const groups = Object.entries(calls as Readonly<Record<string, Readonly<Record<string, CallDefinition>>>>)
  const count = groups.reduce((sum, [, group]) => sum + Object.keys(group).length, 0)
  return page(
    'Calls',
    `${count} calls in ${groups.length} areas. Besides the errors named here, every call may answer with `
      + '`BadRequestSchema` and with the [shared answers](errors.md#shared-answers). Shapes are in the OpenAPI '
      + 'document, which a running server shows at `/reference`.',
    ...groups.map(([name, group]) => areaPart(name, group)),
  )
}
