// Writes a document of two pages that looks like an extract of a register from afar, as courts hand them out: a PDF.

const width = 595
const height = 842

const rectangle = (x: number, y: number, wide: number, high: number): string => `${x} ${y} ${wide} ${high} re f`

/** Words of changing length, with room between them. */
const writing = (line: number): string => {
  const words: string[] = []
  for (let x = 80, at = line; x < 480 - (line * 53) % 150; at += 1) {
    const wide = 24 + (at * 29) % 46
    words.push(rectangle(x, height - 230 - line * 34, wide, 9))
    x += wide + 10
  }
  return words.join('\n')
}

const pageOf = (number: number): string => [
  '0.43 0.28 0.63 rg', rectangle(48, height - 140, width - 96, 84),
  '1 1 1 rg', `BT /F1 20 Tf 72 ${height - 106} Td (SAMPLE REGISTER ${number} / 2) Tj ET`,
  '0.84 0.85 0.88 rg', rectangle(48, height - 168, width - 96, 2),
  '0.35 0.38 0.41 rg', ...Array.from({ length: 14 }, (_, line) => writing(line)),
  '0.77 0.16 0.16 RG 6 w', `${width - 150} 80 70 70 re S`,
].join('\n')

const objects = (): string[] => {
  const contents = [1, 2].map(pageOf)
  const page = (content: number): string =>
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${content} 0 R `
    + '/Resources << /Font << /F1 7 0 R >> >> >>'
  return [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>',
    page(5), page(6),
    ...contents.map((content) => `<< /Length ${content.length} >>\nstream\n${content}\nendstream`),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold >>',
  ]
}

/** Latin letters alone, so that a place in the text is a place in the file. */
export const paperPdf = (): Uint8Array => {
  let text = '%PDF-1.4\n'
  const places: number[] = []
  for (const [at, body] of objects().entries()) {
    places.push(text.length)
    text += `${at + 1} 0 obj\n${body}\nendobj\n`
  }
  const start = text.length
  const lines = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`)
  text += `xref\n0 ${places.length + 1}\n0000000000 65535 f \n${lines.join('')}`
  text += `trailer\n<< /Size ${places.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return new TextEncoder().encode(text)
}
