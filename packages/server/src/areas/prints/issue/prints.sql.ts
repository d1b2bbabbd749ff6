// Reads and writes what was printed.
import type { PrintKind } from '@bidyard/contract/enums'
import type { Reader, Tx } from '../../../runtime/database/database.ts'

export interface PrintRecord {
  readonly printNo: string
  readonly kind: PrintKind
  readonly subjectNo: string
  readonly sha256: string
  readonly fileId: string
  readonly issuedAt: Date
}

const printsQuery = (db: Reader) =>
  db.selectFrom('prints').select([
    'print_no as printNo', 'kind', 'subject_no as subjectNo', 'sha256', 'file_id as fileId', 'issued_at as issuedAt',
  ])

export const findPrintByNo = (db: Reader, printNo: string): Promise<PrintRecord | undefined> =>
  printsQuery(db).where('print_no', '=', printNo).executeTakeFirst()

export const findPrintByDigest = (db: Reader, digest: string): Promise<PrintRecord | undefined> =>
  printsQuery(db).where('digest', '=', digest).executeTakeFirst()

export interface NewPrint extends PrintRecord {
  readonly subjectId: string
  readonly digest: string
  readonly printedBy: string | null
}

/** Whoever was first with the same facts stays. */
export const insertPrint = async (tx: Tx, print: NewPrint): Promise<void> => {
  await tx.insertInto('prints')
    .values({
      print_no: print.printNo, kind: print.kind, subject_id: print.subjectId, subject_no: print.subjectNo,
      digest: print.digest, sha256: print.sha256, file_id: print.fileId, printed_by: print.printedBy,
      issued_at: print.issuedAt,
    })
    .onConflict((conflict) => conflict.column('digest').doNothing()).execute()
}
