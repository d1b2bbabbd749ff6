// Sheets of cars as offices send them, and bringing one to the server piece by piece.
import { deflateRawSync } from 'node:zlib'
import type { ReceivedOf } from '@bidyard/contract/call'
import { carsCalls as calls } from '@bidyard/contract/calls/cars'
import { orderImportBounds, orderImportPieces } from '@bidyard/contract/shapes/cars/order-imports'
import type { Ask } from '../ask.ts'

type Cell = string | number | null

const local = (name: Buffer, packed: Buffer): Buffer => {
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x0403_4b50, 0)
  head.writeUInt16LE(8, 8)
  head.writeUInt32LE(packed.length, 18)
  head.writeUInt16LE(name.length, 26)
  return Buffer.concat([head, name, packed])
}

const listed = (name: Buffer, packed: Buffer, offset: number): Buffer => {
  const head = Buffer.alloc(46)
  head.writeUInt32LE(0x0201_4b50, 0)
  head.writeUInt16LE(8, 10)
  head.writeUInt32LE(packed.length, 20)
  head.writeUInt16LE(name.length, 28)
  head.writeUInt32LE(offset, 42)
  return Buffer.concat([head, name])
}

export const zipOf = (files: Readonly<Record<string, string>>): Buffer => {
  const bodies: Buffer[] = []
  const list: Buffer[] = []
  let offset = 0
  for (const [path, text] of Object.entries(files)) {
    const [name, packed] = [Buffer.from(path), deflateRawSync(Buffer.from(text))]
    list.push(listed(name, packed, offset))
    const body = local(name, packed)
    bodies.push(body)
    offset += body.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x0605_4b50, 0)
  end.writeUInt16LE(list.length, 10)
  end.writeUInt32LE(Buffer.concat(list).length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...bodies, ...list, end])
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const letters = (column: number): string =>
  (column >= 26 ? letters(Math.floor(column / 26) - 1) : '') + String.fromCodePoint(65 + (column % 26))

const cellXml = (cell: Cell, place: string): string => {
  if (cell === null) return `<c r="${place}" s="1"/>`
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`
  return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
}

const sheetXml = (rows: readonly (readonly Cell[])[]): string => {
  const lines = rows.map((cells, line) =>
    `<row r="${line + 1}">${cells.map((cell, at) => cellXml(cell, `${letters(at)}${line + 1}`)).join('')}</row>`)
  return `<?xml version="1.0"?><worksheet><sheetData>${lines.join('')}</sheetData></worksheet>`
}

/** A workbook whose first sheet is hidden; what is to be read stands in the second, what is besides in the third. */
export const xlsxOf = (
  rows: readonly (readonly Cell[])[], besides: readonly (readonly Cell[])[] = [],
): Buffer => zipOf({
  '[Content_Types].xml': '<Types/>',
  'xl/workbook.xml': '<workbook xmlns:r="x"><sheets><sheet name="숨김" sheetId="1" state="hidden" r:id="rId1"/>'
    + '<sheet name="차량" sheetId="2" r:id="rId2"/><sheet name="설명" sheetId="3" r:id="rId3"/>'
    + '</sheets></workbook>',
  'xl/_rels/workbook.xml.rels': '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/>'
    + '<Relationship Id="rId2" Target="worksheets/sheet2.xml"/>'
    + '<Relationship Id="rId3" Target="worksheets/sheet3.xml"/></Relationships>',
  'xl/worksheets/sheet1.xml': sheetXml([['아무것도 아님']]),
  'xl/worksheets/sheet2.xml': sheetXml(rows),
  'xl/worksheets/sheet3.xml': sheetXml(besides),
})

export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((cells) => cells.map((cell) => `"${String(cell ?? '').replaceAll('"', '""')}"`).join(',')).join('\r\n')

type Import = ReceivedOf<typeof calls.getOrderImport>

/** Announced and sent, but for the pieces that are named. */
export const sendSheet = async (
  ask: Ask, bytes: Buffer, { fileName = '매입차량.csv', partnerId = null, without = [] }: {
    readonly fileName?: string; readonly partnerId?: string | null; readonly without?: readonly number[]
  } = {},
): Promise<Import> => {
  let announced = await ask(calls.createOrderImport, { body: { fileName, sizeBytes: bytes.length, partnerId } })
  const { id } = announced
  const size = orderImportBounds.pieceBytes
  for (let place = 0; place < orderImportPieces(bytes.length); place++) {
    if (without.includes(place)) continue
    const content = bytes.subarray(place * size, (place + 1) * size).toString('base64')
    announced = await ask(calls.putOrderImportPiece, { params: { id, place: String(place) }, body: { content } })
  }
  return announced
}
