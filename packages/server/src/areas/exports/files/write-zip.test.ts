// Archives are read by others: with the old fields, and with the wide ones where those cannot say it any more.
import { expect, test } from 'vitest'
import { readArchive } from '../../../testing/exports/read-archive.ts'
import { nameInArchive } from './entry-name-rules.ts'
import { writeZip, type ZipEntry } from './write-zip.ts'

const entries: readonly ZipEntry[] = [
  { name: '목록.csv', content: ['머리\r\n', '줄\r\n'.repeat(1_000)] },
  { name: 'papers/1.pdf', isPacked: true, content: [Buffer.from([0x25, 0x50]), Buffer.from('DF 서류')] },
  { name: '빈 것', content: [] },
]
const whole = { '목록.csv': `머리\r\n${'줄\r\n'.repeat(1_000)}`, 'papers/1.pdf': '%PDF 서류', '빈 것': '' }

test.each([['old', undefined], ['wide', 40]])('with the %s fields', async (_, largeFrom) => {
  const pieces: Uint8Array[] = []
  for await (const piece of writeZip(entries, new Date('2026-11-22T15:30:00Z'), largeFrom)) pieces.push(piece)
  expect(readArchive(Buffer.concat(pieces))).toEqual(whole)
})

test('the name of a file leads nowhere else, and every system can write it', () => {
  expect(nameInArchive('papers/registration', 3, '사업자등록증', '../../etc/passwd'))
    .toBe('papers/registration/03_사업자등록증_etc_passwd')
  expect(nameInArchive('papers/x', 12, 'A/B', `..${'가'.repeat(300)}\u0000:"<>|?*\\.pdf`))
    .toBe(`papers/x/12_A_B_${'가'.repeat(80)}.pdf`)
  expect(nameInArchive('papers/x', 1, 'Slip', '...')).toBe('papers/x/01_Slip_file')
})
