// Imports a file of metadata: a whole document as JSON, or rows that documents are built from; everything or nothing.
import { metadataKind, type MetadataKind } from '@bidyard/contract/enums'
import type { Label } from '@bidyard/contract/enumeration'
import { metadataShapes } from '@bidyard/contract/shapes/metadata/metadata'
import { z } from 'zod'
import { writeAudit } from '../../../runtime/work/logs.ts'
import type { Faults } from '../import/faults.ts'
import { issueLabels } from '../import/issue-labels.ts'
import type { TextFile } from '../import/open-text.ts'
import { readRows } from '../import/read-rows.ts'
import { type ImportGiven, type ImportOutcome, runImport, type Work } from '../import/run-import.ts'
import { documentFaults } from './metadata-rules.ts'
import { buildDocuments, type Built, type Lined, metadataColumns, type MetadataRow, readMetadataRow } from './rows.ts'
import { writeMetadata } from './write-metadata.ts'

const documentBytesMax = 8_000_000

const whole = z.strictObject({ kind: metadataKind.schema, document: z.unknown() })

const notDocument: Label = {
  ko: '{"kind", "document"} 형태의 JSON이 아닙니다.', en: 'This is no JSON of the form {"kind", "document"}.',
}

const readText = async (pieces: AsyncIterable<string>): Promise<string> => {
  let text = ''
  for await (const piece of pieces) text += piece
  return text
}

/** A file of one object is a document; one of an array is rows, like CSV and JSON lines. */
const readDocument = async (file: TextFile, faults: Faults): Promise<Built[] | undefined> => {
  if (!file.name.toLowerCase().endsWith('.json') || file.totalBytes > documentBytesMax) return undefined
  const text = await readText(file.pieces()).catch(() => '[')
  if (!text.trimStart().startsWith('{')) return undefined
  try {
    const { kind, document } = whole.parse(JSON.parse(text))
    return [{ kind, document, lines: new Map() }]
  } catch {
    faults.add(0, notDocument)
    return []
  }
}

const readAll = async ({ file, faults, count }: Work): Promise<Built[]> => {
  const rows: Lined<MetadataRow>[] = []
  for await (const read of readRows(file, metadataColumns)) {
    count(1)
    if ('fault' in read) faults.add(read.line, read.fault)
    else {
      const row = readMetadataRow(read.line, read.cells, faults)
      if (row !== undefined) rows.push({ line: read.line, row })
    }
  }
  return buildDocuments(rows, faults)
}

/** Answers the document in its shape, or undefined with its faults told. */
const check = <Kind extends MetadataKind>(kind: Kind, { document, lines }: Built, faults: Faults) => {
  const shape = metadataShapes[kind]
  const parsed = shape.safeParse(document, { reportInput: true })
  if (!parsed.success) {
    for (const label of issueLabels(parsed.error)) faults.add(0, label)
    return undefined
  }
  const data = parsed.data as Parameters<(typeof documentFaults)[Kind]>[0]
  const found = documentFaults[kind](data as never)
  for (const { code, message } of found) faults.add(lines.get(code) ?? 0, message)
  return found.length === 0 ? data : undefined
}

const takeOver = async (built: Built, { tx, file, faults, emit, doer }: Work): Promise<string> => {
  const document = check(built.kind, built, faults)
  if (document === undefined) return ''
  const written = await writeMetadata(tx, doer, { kind: built.kind, document, source: file.name })
  if (!written.isNew) return `${built.kind}: already as in the file`
  await writeAudit(tx, doer, [{
    act: 'import metadata', subject: 'metadata', subjectId: built.kind,
    after: { version: written.version, file: file.name },
  }])
  emit('metadataChanged', { kind: built.kind })
  return `${built.kind}: version ${written.version} with ${written.entryCount} entries`
}

export const importMetadata = (given: ImportGiven): Promise<ImportOutcome> =>
  runImport('metadata', given, async (work) => {
    const built = (await readDocument(work.file, work.faults)) ?? (await readAll(work))
    if (built.length === 0 && work.faults.count === 0)
      work.faults.add(0, { ko: '가져올 내용이 없습니다.', en: 'There is nothing in the file.' })
    const lines: string[] = []
    for (const one of built) lines.push(await takeOver(one, work))
    return lines.join('; ')
  })
