// Searching the provinces and districts: by name, first consonants or code, on every level.
import { expect, test } from 'vitest'
import { findPlaces, type Province } from './find-places.ts'

const place = (code: string, ko: string, en: string) => ({ code, name: { ko, en } })
const provinces: readonly Province[] = [
  {
    ...place('41', '경기도', 'Gyeonggi'), shortName: '경기',
    districts: [
      {
        ...place('41110', '수원시', 'Suwon'),
        parts: [place('41111', '장안구', 'Jangan'), place('41113', '권선구', 'Gwonseon')],
      },
      { ...place('41210', '광명시', 'Gwangmyeong'), parts: [] },
    ],
  },
  { ...place('27', '대구광역시', 'Daegu'), shortName: '대구', districts: [{ ...place('27290', '달서구', 'Dalseo'), parts: [] }] },
]
const found = (find: string) =>
  findPlaces(provinces, find).map(({ code, districts }) => [
    code,
    ...districts.map((one) => [one.code, one.parts.length]),
  ])

test.each([
  ['', [['41', ['41110', 2], ['41210', 0]], ['27', ['27290', 0]]]],
  ['경기', [['41', ['41110', 2], ['41210', 0]]]],
  ['수원', [['41', ['41110', 2]]]],
  ['ㄱㅅㄱ', [['41', ['41110', 1]]]],
  ['dalseo', [['27', ['27290', 0]]]],
  ['41113', [['41', ['41110', 1]]]],
  ['평양', []],
])('“%s”', (find, expected) => {
  expect(found(find)).toEqual(expected)
})
