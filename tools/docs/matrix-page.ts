// docs/matrix.md: what every call answers to every kind of person, about their own things, others' and missing ones.
import { type AreaName, areas } from '@bidyard/contract/areas'
import { staffPart } from '@bidyard/contract/enums'
import { actorNames, actors } from '@bidyard/server/matrix/actors'
import { exceptions } from '@bidyard/server/matrix/exceptions'
import { expectedOf, hidden, reached } from '@bidyard/server/matrix/expected'
import { isOfficeAct, partsOf } from '@bidyard/server/matrix/parts'
import { type AskedCall, askedCalls, questionsOf, type Whose } from '@bidyard/server/matrix/questions'
import { things } from '@bidyard/server/matrix/things'
import { code, page, table } from './markdown.ts'

const order: readonly Whose[] = ['own', 'other', 'missing', 'any']

/** One word where all answers are the same; else own, other's and missing side by side. */
const cell = (asked: AskedCall, actor: (typeof actorNames)[number]): string => {
  const own = questionsOf(asked).filter((question) => question.actor === actor)
  const answers = order.flatMap((whose) => {
    const question = own.find((one) => one.whose === whose)
    if (question !== undefined) return [expectedOf(question)]
    return whose === 'own' && asked.target !== undefined ? ['·'] : []
  })
  return new Set(answers.filter((answer) => answer !== '·')).size === 1 ? answers.at(-1) ?? '' : answers.join(' ')
}

const aboutOf = ({ target }: AskedCall): string => (target === undefined ? '' : `${target.thing} (${target.place})`)

const areaPart = (name: string, all: readonly AskedCall[]): string => {
  const { en, ko } = areas[name as AreaName]
  const rows = all.map((asked) => [code(asked.name), aboutOf(asked), ...actorNames.map((actor) => cell(asked, actor))])
  return `## ${en} · ${ko}\n\n${table(['Call', 'About', ...actorNames], rows)}`
}

const departures = (): string => {
  const rows = Object.entries(exceptions).flatMap(([name, all]) =>
    all.map(({ who, whose, answer, because }) => [code(name), who.join(', '), whose.join(', '), answer, because]))
  return `## Exceptions\n\n${table(['Call', 'Who', 'Whose', 'Answer', 'Because'], rows)}`
}

const sights = (): string => {
  const rows = Object.entries(things).map(([thing, { own, others }]) => [thing, own.join(', '), others.join(', ')])
  return `## Who sees what\n\n${table(['Thing', 'An own one is seen by', "Another's is seen by"], rows)}`
}

/** The acts of the same parts in one row, those that all may ask for last. */
const officeParts = (): string => {
  const acts = askedCalls().filter(isOfficeAct)
  const wordOf = (asked: AskedCall): string => {
    const parts = partsOf(asked)
    if (parts.length === 0) return 'none: whoever it belongs to'
    return parts.length === staffPart.values.length ? 'all' : parts.join(', ')
  }
  const rows = Object.entries(Object.groupBy(acts, wordOf))
    .toSorted(([one], [other]) => Number(one === 'all') - Number(other === 'all'))
    .map(([word, asked = []]) => [word, asked.map(({ area, name }) => code(`${area}.${name}`)).join(', ')])
  return '## Parts of the office\n\nStaff without a part, and root, attend to everything, as `staff` does here;'
    + ` people of another part look on (403).\n\n${table(['Parts', 'Acts'], rows)}`
}

export const matrixPage = (): string => {
  const all = askedCalls()
  const count = all.reduce((sum, asked) => sum + questionsOf(asked).length, 0)
  const people = actorNames.map((name) => [
    code(name), actors[name].says, actors[name].roles?.join(', ') ?? 'no session',
  ])
  return page(
    'Who may do what',
    `${all.length} calls × ${actorNames.length} actors, ${count} questions; \`npm run matrix\` asks all of them and `
      + 'says what differs. A call that is added joins by itself; when it is about a thing that nobody has described, '
      + 'the matrix refuses until its row stands in `packages/server/src/matrix/things.ts`.',
    `${code(reached)} the call is reached: it does its work, or finds fault with something else than the right to ask. `
      + `${code(hidden)} the list answers without the row. 401, 403, 404 and codes are answered as such. Three answers `
      + 'are about one’s own thing, another’s and a missing one; `·` has no own one. Another’s thing answers exactly '
      + 'as a missing one wherever it is not seen.',
    table(['Actor', 'Who it is', 'Roles'], people),
    sights(),
    officeParts(),
    ...[...Map.groupBy(all, ({ area }) => area)].map(([area, group]) => areaPart(area, group)),
    departures(),
  )
}
