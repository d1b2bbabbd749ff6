// Issues one print: the facts of a day once for each reader, with a number, kept for a while as the file it was.
import { createHash } from 'node:crypto'
import { printKind, type PrintKind } from '@bidyard/contract/enums'
import type { z } from 'zod'
import type { printShape } from '@bidyard/contract/shapes/prints/prints'
import { qrSquaresOf } from '@bidyard/contract/shapes/qr/qr-code'
import { type Caller, isEntrusted, isStaff } from '../../../runtime/caller.ts'
import type { Reader, Tx } from '../../../runtime/database/database.ts'
import type { RequestFacts, Step } from '../../../runtime/handler.ts'
import { type Print, printDocument } from '../../../runtime/print/print-document.ts'
import { newPrintNumber } from '../../../runtime/print/print-number.ts'
import { momentText, seoulDayOf } from '../../../runtime/seoul.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import { writeAccess } from '../../../runtime/work/logs.ts'
import { keepMadeFile, linkFiles } from '../../files/for-other-areas.ts'
import type { PrintParts } from '../print-parts.ts'
import { findPrintByDigest, insertPrint, type PrintRecord } from './prints.sql.ts'

export interface PrintWish {
  readonly kind: PrintKind
  /** The thing that it is of, and how people call it. */
  readonly subject: string
  readonly subjectId: string
  readonly subjectNo: string
  readonly template: URL
  /** Everything that stands on it, but for number and time. */
  readonly data: object
  /** Read only when it is printed. */
  readonly pictures?: () => Promise<ReadonlyMap<string, Uint8Array>>
}

export interface Issuing {
  readonly db: Reader
  readonly step: Step
  readonly caller: Caller
  readonly now: Date
  readonly request: RequestFacts
}

type Shown = z.input<typeof printShape>

/** Long enough for whoever prints it; its number and its hash stay. */
const keepDays = 30
const dayMs = 86_400_000

const readerOf = (caller: Caller): string =>
  isStaff(caller) ? 'office' : caller.exhibitId ?? caller.shopId ?? caller.userId ?? caller.key

const digestOf = (caller: Caller, now: Date, { kind, subjectId, data }: PrintWish): string =>
  createHash('sha256').update(JSON.stringify([kind, subjectId, readerOf(caller), seoulDayOf(now), data])).digest('hex')

/** A QR code as the picture of its squares. */
const qrPicture = (text: string): string => {
  const squares = qrSquaresOf(text)
  const path = squares.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${squares.length} ${squares.length}">`
    + `<path d="${path}" fill="#0d1526"/></svg>`
}

/** What the head, the foot and the check block of each print say. */
const stampOf = (parts: PrintParts, printNo: string, issuedAt: Date) => {
  const checkUrl = `${parts.publicUrl}/record`
  return { no: printNo, issued: momentText(issuedAt), checkUrl, qr: qrPicture(`${checkUrl}?no=${printNo}`) }
}

/** As it goes to the press. */
export const documentOf = (parts: PrintParts, wish: PrintWish, printNo: string, issuedAt: Date): Print => ({
  template: wish.template, data: { ...wish.data, stamp: stampOf(parts, printNo, issuedAt) }, at: issuedAt,
  ...(wish.pictures === undefined ? {} : { pictures: wish.pictures }),
})

const showPrint = async (
  db: Reader | Tx, { storage }: PrintParts, now: Date, { printNo, kind, sha256, fileId, issuedAt }: PrintRecord,
): Promise<Shown | undefined> => {
  const file = (await linkFiles({ db, storage, now, ids: [fileId] })).get(fileId)
  return file === undefined || file.url === null
    ? undefined : { printNo, kind, sha256, issuedAt: timeOf(issuedAt), file }
}

export const issuePrint = async (
  { db, step, caller, now, request }: Issuing, parts: PrintParts, wish: PrintWish,
): Promise<Shown> => {
  const { kind, subject, subjectId, subjectNo } = wish
  if (isEntrusted(caller)) await writeAccess(db, caller, request, [{ act: `print ${kind}`, subject, subjectId }])
  const digest = digestOf(caller, now, wish)
  const known = await findPrintByDigest(db, digest)
  const shown = known === undefined ? undefined : await showPrint(db, parts, now, known)
  if (shown !== undefined) return shown

  const printNo = newPrintNumber('P')
  const content = await printDocument(documentOf(parts, wish, printNo, now))
  return step(async (acting) => {
    const { tx } = acting
    const fileId = await keepMadeFile(parts, acting, {
      usageType: 'document', name: `${printKind.labels[kind].ko} ${subjectNo}.pdf`, contentType: 'application/pdf',
      content, uploaderId: null, keepUntil: new Date(now.getTime() + keepDays * dayMs),
    })
    await insertPrint(tx, {
      printNo, kind, subjectId, subjectNo, digest, fileId, issuedAt: now, printedBy: caller.memberId,
      sha256: createHash('sha256').update(content).digest('hex'),
    })
    const kept = await findPrintByDigest(tx, digest)
    const print = kept === undefined ? undefined : await showPrint(tx, parts, now, kept)
    if (print === undefined) throw new Error(`${printNo} was printed and is gone`)
    return print
  })
}
