// docs/operations/security/data-classes.md: what each class of data asks for, and which tables are of it.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Tables } from '@bidyard/server/tables'
import { classOf, type DataClass, dataClasses } from './data-classes.ts'
import { code, codes, page, table } from '../markdown.ts'

const source = path.join(import.meta.dirname, '../../../packages/server/src/tables.ts')

/** The columns of each table, as the migrations made them. */
export const readColumns = (): ReadonlyMap<keyof Tables, readonly string[]> => {
  const text = readFileSync(source, 'utf8')
  const bodies = new Map([...text.matchAll(/^export interface (\w+) \{\n([\s\S]*?)\n\}$/gm)]
    .map(([, name = '', body = '']) => [name, [...body.matchAll(/^ {2}(\w+):/gm)].map(([, column = '']) => column)]))
  const named = [...(text.split('export interface Tables {')[1] ?? '').matchAll(/^ {2}(\w+): (\w+)$/gm)]
  return new Map(named.map(([, name = '', type = '']) => [name as keyof Tables, bodies.get(type) ?? []]))
}

export const dataClassesPage = (): string => {
  const columns = readColumns()
  const names = Object.keys(dataClasses) as DataClass[]
  const tablesOf = (one: DataClass) => [...columns.keys()].filter((name) => classOf[name] === one)
  const guarded = [...columns].flatMap(([name, all]) => {
    const found = all.filter((column) => /_(sealed|hash)$/.test(column))
    return found.length === 0 ? [] : [[code(name), classOf[name], codes(found)]]
  })
  return page(
    'Classes of data',
    [
      `${columns.size} tables in ${names.length} classes. Ways to other machines are encrypted unless the network is`,
      'the owner’s alone; a backup is as secret as what it holds; of all but `reference` nothing more than ids may be',
      'in logs, addresses and shared caches. How long what is kept of a person stays is said to each member in words;',
      'the rules are in `packages/server/src/areas/audit/own-data/keeping-rules.ts`. Files have classes by their use:',
      'identity documents are sealed under a key of their own, papers and photos follow the trade or the car.',
    ].join('\n'),
    `## Classes\n\n${table(
      ['Class', 'What it is', 'How it is kept', 'Who sees it', 'Until when'],
      names.map((name) => {
        const { is, kept, seenBy, ends } = dataClasses[name]
        return [code(name), is, kept, seenBy, ends]
      }),
    )}`,
    `## Tables\n\n${table(['Class', 'Tables'], names.map((name) => [code(name), codes(tablesOf(name))]))}`,
    `## Sealed and hashed columns\n\n${table(['Table', 'Class', 'Columns'], guarded)}`,
  ).replace('from the contract: change the contract', 'from the tables: change tools/docs/security/data-classes.ts')
}
