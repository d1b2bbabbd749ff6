// Brings members with their shops from a file, all of it or nothing; what is here already stays as it is.
import type { PersonalData } from '../../../runtime/personal-data.ts'
import { readNow } from '../../../runtime/time/clock.ts'
import {
  columnsOf, type ImportGiven, type ImportOutcome, inSets, nothing, readRows, runImport, type Work,
} from '../../reference/for-other-areas.ts'
import { Bringing, type JudgedLine } from './bring-members.ts'
import { memberColumns, neededColumns } from './member-columns.ts'
import { memberFaults, memberRowsMax } from './member-faults.ts'
import { judgeMemberRow } from './member-row-rules.ts'

async function* judgedLines({ tx, file, count }: Work): AsyncGenerator<JudgedLine> {
  const given = { now: await readNow(tx), isOfBook: file.ending === '.xlsx' }
  let rows = 0
  for await (const read of readRows(file, columnsOf(memberColumns, neededColumns))) {
    const { line } = read
    count(1)
    rows += 1
    if (rows > memberRowsMax) return yield { line, shop: null, member: null, faults: [memberFaults.tooMany] }
    yield 'fault' in read
      ? { line, shop: null, member: null, faults: [read.fault] }
      : { line, ...judgeMemberRow(read.cells, given) }
  }
  if (rows === 0) yield { line: 0, shop: null, member: null, faults: [nothing] }
}

/** They have no password: an identity check that tells the same person makes the first one. */
export const importMembers = (
  given: ImportGiven & { readonly personal: PersonalData },
): Promise<ImportOutcome> =>
  runImport('members', given, async (work) => {
    const bringing = new Bringing(work, given.personal)
    for await (const lines of inSets(judgedLines(work))) await bringing.take(lines)
    if (work.faults.count > 0) return ''
    await bringing.finish()
    const { members: brought, shops: founded, here } = bringing.counts
    return `${brought} members and ${founded} shops added, ${here} members were here already`
  })
