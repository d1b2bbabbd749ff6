// The papers of a shop: of its contracts, its violations and its registrations, as whoever takes them sees them.
import type { contractsCalls } from '@bidyard/contract/calls/contracts'
import type { violationsCalls } from '@bidyard/contract/calls/violations'
import type { Label } from '@bidyard/contract/enumeration'
import { fileUsageType } from '@bidyard/contract/enums'
import type { Language } from '@bidyard/contract/errors'
import type { ItemOf } from '@bidyard/contract/list'
import type { Storage, StoredObject } from '../../../providers/storage/storage.ts'
import { isStaff } from '../../../runtime/caller.ts'
import type { ReadAs, ReadingGiven } from '../../../runtime/list/read-as.ts'
import { listShownPapers } from '../../contracts/for-other-areas.ts'
import { findWholeFile, listSeenFiles, listWholeFiles } from '../../files/for-other-areas.ts'
import { listDocumentsOfShop } from '../../members/for-other-areas.ts'
import type { ShopRecord } from '../../shops/for-other-areas.ts'
import { listShownEvidence } from '../../violations/for-other-areas.ts'
import { nameInArchive } from '../files/entry-name-rules.ts'
import type { ZipEntry } from '../files/write-zip.ts'
import { type InTurn, readItems } from '../tables/read-rows.ts'
import { queryOfShop, type ShopTable } from '../tables/shop-tables.ts'
import { membersTable, violationsTable } from '../tables/people-tables.ts'
import { contractsTable } from '../tables/trade-tables.ts'
import type { Table } from '../tables/table.ts'

export interface PapersWish {
  readonly reading: ReadAs
  readonly storage: Storage
  readonly shop: ShopRecord
  readonly language: Language
  readonly inTurnFor: (table: Table) => InTurn
}

interface Paper {
  readonly folder: string
  readonly title: Label
  readonly fileId: string
}

type Given = Omit<ReadingGiven, 'query'>
type Contract = ItemOf<typeof contractsCalls.listContracts>
type Violation = ItemOf<typeof violationsCalls.listShopViolations>

const ofContracts = async ({ db, caller }: Given, items: readonly unknown[]): Promise<readonly Paper[]> => {
  const numbers = new Map((items as readonly Contract[]).map(({ id, contractNo }) => [id, contractNo]))
  const papers = await listShownPapers(db, isStaff(caller) ? 'office' : 'buyer', [...numbers.keys()])
  return papers.map(({ contractId, fileId, title }) =>
    ({ folder: `contracts/${numbers.get(contractId) ?? contractId}`, title, fileId }))
}

const proofs = {
  violation: { ko: '위반 증빙', en: 'Evidence of a violation' },
  appeal: { ko: '이의신청 증빙', en: 'Evidence of an appeal' },
} as const

const ofViolations = async ({ db, caller }: Given, items: readonly unknown[]): Promise<readonly Paper[]> => {
  const numbers = new Map((items as readonly Violation[]).map(({ id, violationNo }) => [id, violationNo]))
  const evidence = await listShownEvidence(db, caller, [...numbers.keys()])
  return evidence.map(({ violationId, of, fileId }) =>
    ({ folder: `violations/${numbers.get(violationId) ?? violationId}`, title: proofs[of], fileId }))
}

/** Of what people handed in when they came: to everybody their own, and to those who review registrations all. */
const ofRegistrations = async ({ db, caller }: Given, shopId: string): Promise<readonly Paper[]> => {
  const documents = await listDocumentsOfShop(db, shopId)
  const seen = new Set(await listSeenFiles(db, caller, documents.map(({ fileId }) => fileId)))
  return documents.filter(({ fileId }) => seen.has(fileId))
    .map(({ usageType, fileId }) => ({ folder: 'registration', title: fileUsageType.labels[usageType], fileId }))
}

interface FoundPapers {
  readonly papers: readonly Paper[]
  readonly inTurn: InTurn
}

async function* findPapers({ reading, shop, inTurnFor }: PapersWish): AsyncGenerator<FoundPapers> {
  const listed = [[contractsTable, ofContracts], [violationsTable, ofViolations]] as const
  for (const [table, papersOf] of listed) {
    const inTurn = inTurnFor(table)
    const { ofShop } = table as ShopTable
    const query = queryOfShop(table as ShopTable, shop)
    const isMeant = (item: unknown): boolean => ofShop.shopIdOf(item) === shop.id
    for await (const items of readItems({ reading, table, query, inTurn, isMeant }))
      yield { inTurn, papers: await inTurn((given) => papersOf(given, items)) }
  }
  const inTurn = inTurnFor(membersTable)
  yield { inTurn, papers: await inTurn((given) => ofRegistrations(given, shop.id)) }
}

/** Of each paper, so that the manifest can say where it is, or that it could not be had. */
export interface ToldPaper {
  readonly file: string | null
  readonly folder: string
  readonly title: string
  readonly fileId: string
  readonly bytes: number | null
}

export async function* paperEntries(wish: PapersWish, told: ToldPaper[]): AsyncGenerator<ZipEntry> {
  const { storage, language } = wish
  const counts = new Map<string, number>()
  for await (const { papers, inTurn } of findPapers(wish)) {
    const ids = papers.map(({ fileId }) => fileId)
    const whole = await inTurn(({ db }) => listWholeFiles(db, ids))
    for (const { folder, title: { [language]: title }, fileId } of papers) {
      const place = (counts.get(folder) ?? 0) + 1
      counts.set(folder, place)
      const known = whole.get(fileId)
      // Whoever has lost the right to it takes no further one.
      const object = known && await inTurn(() => findWholeFile(storage, known))
      if (known === undefined || object === undefined) {
        told.push({ file: null, folder, title, fileId, bytes: null })
        continue
      }
      const file = nameInArchive(`papers/${folder}`, place, title, known.name)
      yield { name: file, isPacked: true, content: readObject(storage, object) }
      told.push({ file, folder, title, fileId, bytes: object.sizeBytes })
    }
  }
}

/** Opened only when its turn in the archive has come. */
async function* readObject(storage: Storage, object: StoredObject): AsyncGenerator<Uint8Array> {
  yield* await storage.read(object) as AsyncIterable<Uint8Array>
}
