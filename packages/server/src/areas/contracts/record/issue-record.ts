// Prints the record of a contract that is done, keeps it, and tells whoever looks at the contract.
import { createHash } from 'node:crypto'
import type { RegisterFacts } from '@bidyard/contract/shapes/cars/register-facts'
import type { Reaction } from '../../../runtime/work/events.ts'
import type { JobGiven, JobRun } from '../../../runtime/work/jobs.ts'
import { printDocument } from '../../../runtime/print/print-document.ts'
import { newPrintNumber } from '../../../runtime/print/print-number.ts'
import { findOrder, findRegisterOf } from '../../cars/for-other-areas.ts'
import { attachFiles, type FileParts, hashFiles, keepMadeFile } from '../../files/for-other-areas.ts'
import { describeAdjustment } from '../adjustment/show-adjustment.ts'
import type { ContractParts } from '../contract-parts.ts'
import { type ContractRecord, findContract, lockContracts } from '../contracts/contracts.sql.ts'
import { describeContract } from '../contracts/show-contract.ts'
import { listSubmissions } from '../papers/submissions.sql.ts'
import { tellContracts } from '../tell-contracts.ts'
import { recordData } from './record-data.ts'
import { findRecordOfApproval, insertRecord } from './records.sql.ts'

declare module '../../../runtime/work/jobs.ts' {
  interface JobPayloads {
    issueRecord: { readonly contractId: string }
  }
}

export interface RecordParts extends ContractParts, FileParts {
  readonly publicUrl: string
}

export const recordSubject = 'contractRecord'

export const queueRecords: Reaction<'contractDone'> = ({ enqueue }, told) =>
  enqueue('issueRecord', told.map(({ contractId }) => ({ contractId })))

const template = new URL('./contract-record.typ', import.meta.url)

interface Approved {
  readonly contract: ContractRecord
  readonly approvedAt: Date
}

const findApproved = async (
  { database: { primary: db } }: Pick<JobGiven, 'database'>, contractId: string,
): Promise<Approved | undefined> => {
  const contract = await findContract(db, contractId)
  if (contract?.state !== 'done' || contract.doneAt === null || contract.screeningState !== 'approved') return undefined
  const [last] = await listSubmissions(db, contractId, 1)
  const approvedAt = contract.withoutPapersAt ?? last?.reviewedAt ?? contract.doneAt
  const isPrinted = await findRecordOfApproval(db, contractId, approvedAt) !== undefined
  return isPrinted ? undefined : { contract, approvedAt }
}

const print = async (
  { database: { primary: db } }: JobGiven, parts: RecordParts, { contract, approvedAt }: Approved, recordNo: string,
): Promise<Uint8Array> => {
  const showing = { ...parts, db, now: approvedAt }
  const [order, register] = [await findOrder(db, contract.orderId), await findRegisterOf(db, contract.orderId)]
  const [last] = await listSubmissions(db, contract.id, 1)
  // What came back to the buyer is no paper of this trade.
  const papers = contract.withoutPapersAt === null ? last?.documents ?? [] : []
  const { lines } = await describeAdjustment(showing, contract)
  const data = recordData({
    recordNo, issuedAt: approvedAt, checkUrl: `${parts.publicUrl}/record`, auctionNo: contract.auctionNo,
    contract: await describeContract(showing, 'buyer', contract), odometerKm: order?.odometerKm ?? null,
    vin: (register?.facts as RegisterFacts | undefined)?.vin ?? null, lines, papers,
    hashes: await hashFiles(db, parts.storage, papers.map(({ fileId }) => fileId)),
  })
  return printDocument({ template, data, at: approvedAt })
}

/** Tried again it prints nothing twice: an approval has one record. */
export const issueRecord = (parts: RecordParts): JobRun<{ readonly contractId: string }> =>
  async ({ contractId }, given) => {
    const approved = await findApproved(given, contractId)
    if (approved === undefined) return
    const { contract, approvedAt } = approved
    const recordNo = newPrintNumber('R')
    const content = await print(given, parts, approved, recordNo)
    await given.act('flow', async (acting) => {
      const { tx } = acting
      const [held] = await lockContracts(tx, [contractId])
      if (held === undefined || await findRecordOfApproval(tx, contractId, approvedAt) !== undefined) return
      const fileId = await keepMadeFile(parts, acting, {
        usageType: 'contractDocument', name: `${contract.contractNo}.pdf`, contentType: 'application/pdf', content,
        uploaderId: null,
      })
      const refused = await attachFiles(tx, {
        subject: recordSubject, subjectId: contractId, fileIds: [fileId], usageTypes: ['contractDocument'],
        uploaderId: null,
      })
      if (refused.length > 0) throw new Error(`the record of ${contract.contractNo} belongs to something else`)
      await insertRecord(tx, {
        contractId, recordNo, approvedAt, fileId, sha256: createHash('sha256').update(content).digest('hex'),
        issuedAt: approvedAt,
      })
      tellContracts(acting, [held])
    })
  }
