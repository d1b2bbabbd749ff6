// What refuses a request about one's data, for every ground, kind and obstacle.
import { dataRequestGround, dataRequestKind } from '@bidyard/contract/enums'
import { expect, test } from 'vitest'
import { fitsRequest } from './ground-rules.ts'

const standing = dataRequestGround.values.filter((ground) => ground !== 'notProven' && ground !== 'isRight')

test('what is not proven refuses anything, what is right a correction alone', () => {
  for (const kind of dataRequestKind.values) {
    expect(fitsRequest('notProven', kind, [])).toBe(true)
    expect(fitsRequest('isRight', kind, dataRequestGround.values)).toBe(kind === 'correction')
  }
})

test.each(standing)('%s refuses a deletion that it stands against, and nothing else', (ground) => {
  const others = standing.filter((one) => one !== ground)
  for (const kind of dataRequestKind.values) {
    expect(fitsRequest(ground, kind, [...others, ground])).toBe(kind === 'deletion')
    expect(fitsRequest(ground, kind, others)).toBe(false)
  }
})
