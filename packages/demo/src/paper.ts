// Draws a page that looks like an official paper from afar: a border, a band in the colour of its kind, lines of text.
import { crc32, deflateSync } from 'node:zlib'

const width = 480
const height = 640
type Colour = readonly [number, number, number]
const white: Colour = [255, 255, 255]
const ink: Colour = [90, 96, 105]
const pale: Colour = [214, 218, 224]

const bands: Readonly<Record<string, Colour>> = {
  businessRegistration: [31, 92, 168], vehicleManagementBusinessRegistration: [21, 122, 96],
  corporateRegistration: [110, 72, 160], representativeKrRrn: [176, 60, 60], employeeCard: [196, 128, 24],
}

const isIn = (x: number, y: number, left: number, top: number, right: number, bottom: number): boolean =>
  x >= left && x < right && y >= top && y < bottom

const isWriting = (x: number, y: number): boolean => {
  const line = Math.floor((y - 180) / 34)
  const inLine = (y - 180) % 34 < 10 && line >= 0 && line < 10
  // Words of changing length, with room between them.
  return inLine && x >= 56 && x < 420 - (line * 37) % 110 && (x + line * 23) % 61 > 9
}

const colourAt = (x: number, y: number, band: Colour): Colour => {
  if (!isIn(x, y, 16, 16, width - 16, height - 16)) return white
  if (!isIn(x, y, 20, 20, width - 20, height - 20)) return band
  if (isIn(x, y, 40, 48, width - 40, 120)) return band
  if (isIn(x, y, 40, 136, width - 40, 138)) return pale
  if (isWriting(x, y)) return ink
  // The seal.
  return Math.hypot(x - 380, y - 560) < 34 && Math.hypot(x - 380, y - 560) > 26 ? [196, 40, 40] : white
}

const chunk = (type: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

const draw = (kind: string): Uint8Array => {
  const band = bands[kind] ?? ink
  const rows = Buffer.alloc((width * 3 + 1) * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) rows.set(colourAt(x, y, band), y * (width * 3 + 1) + 1 + x * 3)
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]), chunk('IHDR', head), chunk('IDAT', deflateSync(rows)),
    chunk('IEND', new Uint8Array()),
  ])
}

const drawn = new Map<string, Uint8Array>()

/** Drawn once for each kind: a first start should not wait for pixels. */
export const paperPicture = (kind: string): Uint8Array => {
  const picture = drawn.get(kind) ?? draw(kind)
  drawn.set(kind, picture)
  return picture
}
