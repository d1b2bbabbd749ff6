// docs/exports.md: the files that lists leave as, column by column, and the archive of everything of a shop.
import { addressOf, type CallDefinition } from '@bidyard/contract/call'
import { exportsCalls } from '@bidyard/contract/calls/exports/exports'
import { exportedList, type ExportedList } from '@bidyard/contract/enums'
import { limits } from '@bidyard/contract/limits'
import { personalLists } from '@bidyard/contract/shapes/exports/personal-lists'
import { exportTables, shopTables } from '@bidyard/server/areas/exports/for-other-areas'
import { code, page, table } from './markdown.ts'

const kinds = [
  ['text', 'as it is; what begins like a formula gets an apostrophe', 'a text that stays one'],
  ['count', 'digits', 'a number'],
  ['won', 'digits, whole won', 'a number, shown with thousands'],
  ['time', '`2026-11-22 09:00:00`, clocks in Seoul', 'a date and time, clocks in Seoul'],
  ['day', '`2026-11-22`', 'a date'],
] as const

const whoOf = (list: ExportedList): string => {
  const { who } = exportTables[list].call
  return typeof who === 'string' ? who : who.join(', ')
}

const listPart = (list: ExportedList): string => {
  const { columns } = exportTables[list]
  const notes = [
    `Rows of ${code(addressOf(exportTables[list].call))}, as ${whoOf(list)} see them.`,
    personalLists.includes(list) ? 'Personal data: a reason is needed.' : '',
    shopTables.some((one) => one.list === list) ? 'Part of everything of a shop.' : '',
  ].filter((note) => note !== '')
  const rows = columns.map(({ key, kind, label }) => [code(key), label.ko, label.en, kind])
  return `## ${code(list)} ${exportedList.labels[list].en}\n\n${notes.join(' ')}\n\n`
    + table(['Key', 'Korean heading', 'English heading', 'Kind'], rows)
}

const nameOf = (call: CallDefinition): string => code(`${call.method} ${addressOf(call)}`)
const { exportList, exportShop, getExport } = exportsCalls

const how = [
  `${nameOf(exportList)} takes the list, the format and the query that the list itself takes (${code('filter')},`,
  `${code('sort')}), and answers a link. The link opens once, within ${limits.privateReadLinkSeconds} seconds, in the`,
  `session that asked; the file is written while it is read, ${limits.exportRowsAtOnce} rows at a time, as the person`,
  `may see them at that moment. ${nameOf(getExport)} says how far it has come; a file that was stopped, or`,
  'whose session ended, breaks off and never looks whole. More rows than that come in the order in which they were',
  'created, unless they were asked for in another order that never changes: so none is missed because it was changed',
  'while the file was written. How many rows there are is counted up to '
    + `${limits.countExact.toLocaleString('en')}. Why it is so: [0051](decisions/reports/0051-exports.md).`,
].join('\n')

const filesOfShop = shopTables.map(({ list }) => code(`${list}.csv`)).join(', ')

const manifest = [
  ['`format`, `version`', '`bidyard-shop`, 1; a new column is no new version, one that goes or changes is'],
  ['`madeAt`, `timeZone`, `language`', 'when, by whose clocks, and the language of headings and words'],
  ['`shop`', 'its `id`, `name` and `businessNumber`'],
  ['`files[]`', '`file`, `list`, `title`, `rows` (lines below the headings), `columns[]` with `key`, `kind`, `label`'],
  [
    '`papers[]`',
    '`file` (null where it could not be had: it is gone, still being prepared, or an identity document), `folder`, '
      + '`title`, `fileId`, `bytes`',
  ],
]

const archive = `A ZIP archive from ${nameOf(exportShop)}: one CSV file for each list that knows whose its rows are
(${filesOfShop}), the papers that are linked with the shop under
${code('papers/')}, and ${code('manifest.json')}, the last entry. Of papers: those of its contracts and its
violations as whoever takes them is shown them there, and of registrations what each sees by themselves. Identity
documents never leave, neither do prints, which anybody who sees their thing prints anew. Beyond 4 GiB the end of the
archive says in wide fields (ZIP64) where its files begin; no file needs them for its size, as a list beyond 1 GiB goes
on in a further one, such as ${code('biddings-2.csv')}, with the headings again.

A text of digits stays one in the file, but Excel takes it for a number when it opens CSV by itself: postal codes and
account numbers lose their leading zeros and their last digits there. Excel's own *From text/CSV* with the column type
*Text* keeps them, and so does a list that is taken as an Excel file.

${table(['In `manifest.json`', 'What it is'], manifest)}`

export const exportsPage = (): string => page(
  'Files of lists',
  how,
  `CSV is UTF-8 with a byte order mark, lines end in CR LF. Excel files hold one sheet for each 1,048,575 rows.\n\n${
    table(['Kind', 'In CSV', 'In Excel'], kinds)}`,
  `## Everything of a shop\n\n${archive}`,
  ...exportedList.values.map(listPart),
).replace('from the contract: change the contract', 'from the code: change the code')
