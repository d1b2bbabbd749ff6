// Posts to the ledger, each fact once, and takes back what was wrong by an entry that says the opposite.
import type { LedgerAccountKind } from '@bidyard/contract/enums'
import type { Tx } from '../../../runtime/database/database.ts'
import type { Doer } from '../../../runtime/work/events.ts'
import {
  findEntry, insertAccounts, insertEntries, insertPostings, listEntryIds, lockLedger, type NewEntry,
  type Posting,
} from './ledger.sql.ts'

export const debit = (kind: LedgerAccountKind, won: number, ownerId: string | null = null): Posting => ({
  kind, won, ownerId,
})
export const credit = (kind: LedgerAccountKind, won: number, ownerId: string | null = null): Posting => ({
  kind, won: -won, ownerId,
})

export interface Posted {
  readonly id: string
  /** False where the same fact had been posted before; nothing was posted now. */
  readonly isNew: boolean
}

const faultOf = ({ source, postings }: NewEntry): string | undefined => {
  const accounts = new Set(postings.map(({ kind, ownerId }) => `${kind} ${ownerId}`))
  const total = postings.reduce((sum, { won }) => sum + won, 0)
  if (postings.length < 2 || accounts.size !== postings.length) return `${source} does not name two accounts, once each`
  return total === 0 ? undefined : `${source} is off by ${total} won`
}

/** Where several areas of money meet, postings of nothing are left out rather than thought about. */
const plain = (entry: NewEntry): NewEntry => ({ ...entry, postings: entry.postings.filter(({ won }) => won !== 0) })

/** Any number at once; the answer stands in their order. Whoever touches a shop's money holds the shop's lock. */
export const post = async (tx: Tx, doer: Doer, given: readonly NewEntry[]): Promise<readonly Posted[]> => {
  const entries = given.map(plain)
  for (const fault of entries.map(faultOf)) if (fault !== undefined) throw new Error(fault)
  if (entries.length === 0) return []
  await lockLedger(tx)
  await insertAccounts(tx, entries.flatMap(({ postings }) => postings.map(({ kind, ownerId }) => ({ kind, ownerId }))))
  const added = await insertEntries(tx, doer, entries)
  const isOld = entries.map(({ source }) => source).filter((source) => !added.has(source))
  const known = isOld.length === 0 ? new Map<string, string>() : await listEntryIds(tx, isOld)
  const postings = entries.flatMap((entry) => {
    const entryId = added.get(entry.source)
    return entryId === undefined ? [] : entry.postings.map((posting) => ({ ...posting, entryId }))
  })
  if (postings.length > 0) await insertPostings(tx, postings)
  return entries.map(({ source }) => {
    const id = added.get(source) ?? known.get(source)
    if (id === undefined) throw new Error(`${source} was neither posted now nor before`)
    return { id, isNew: added.has(source) }
  })
}

export const postOne = async (tx: Tx, doer: Doer, entry: NewEntry): Promise<Posted> => {
  const [posted] = await post(tx, doer, [entry])
  if (posted === undefined) throw new Error(`${entry.source} was not posted`)
  return posted
}

/** Once for each entry; whoever asks again learns of the first time. An account that may not go below zero refuses. */
export const reverse = async (
  tx: Tx, doer: Doer, { entryId, reason }: { readonly entryId: string; readonly reason: string },
): Promise<Posted> => {
  const entry = await findEntry(tx, entryId)
  if (entry === undefined) throw new Error(`there is no entry ${entryId} to reverse`)
  return postOne(tx, doer, {
    source: `reversal:${entryId}`, act: 'reversed', shopId: entry.shopId, subject: entry.subject,
    subjectId: entry.subjectId, reversesId: entryId, reason,
    postings: entry.postings.map(({ kind, ownerId, won }) => ({ kind, ownerId, won: -won })),
  })
}
