// Which files are refused before they are sent.
import { describe, expect, it } from 'vitest'
import { refusalOf } from './upload.ts'

const photo = { name: '정면.JPG', type: 'image/jpeg', size: 1_000 }

describe('a file', () => {
  it.each([
    ['image/*', null], ['image/png', 'fileTypeRefused'], ['.jpg', null], ['.pdf, image/jpeg', null],
    ['application/pdf', 'fileTypeRefused'],
  ] as const)('that is a photo, where %s is wanted, is refused as %s', (accept, refusal) => {
    expect(refusalOf(photo, 0, { accept })).toBe(refusal)
  })

  it('that is too large or one too many is refused', () => {
    expect(refusalOf(photo, 0, { bytesMax: 999 })).toBe('fileTooLarge')
    expect(refusalOf(photo, 0, { bytesMax: 1_000 })).toBeNull()
    expect(refusalOf(photo, 3, { filesMax: 3 })).toBe('tooManyFiles')
    expect(refusalOf(photo, 2, { filesMax: 3 })).toBeNull()
  })

  it('that holds nothing is refused, unless it is of another kind', () => {
    expect(refusalOf({ ...photo, size: 0 }, 0, {})).toBe('emptyFile')
    expect(refusalOf({ ...photo, size: 0 }, 0, { accept: '.pdf' })).toBe('fileTypeRefused')
  })
})
