// Texts: both languages complete, and wrong uses that must not compile.
import { describe, expect, it } from 'vitest'
import { loadText, sayOf } from './word-store.ts'
import type { TextArea } from './areas.ts'
import type { SayOf } from './areas.ts'
import type { TextOf } from './text-of.ts'

const areas: readonly TextArea[] = [
  'shell', 'ui', 'failure', 'gallery', 'people', 'identity', 'market', 'carPage', 'bidding', 'choosing', 'awards',
  'inbox', 'work', 'payouts',
]
const korean = /[가-힣]/

describe.each(areas)('the texts of %s', (area) => {
  it('have the same keys in both languages, none empty', async () => {
    const [ko, en] = await Promise.all([loadText(area, 'ko'), loadText(area, 'en')])
    expect(Object.keys(en)).toEqual(Object.keys(ko))
    expect([...Object.values(ko), ...Object.values(en)].filter((word) => word === '')).toEqual([])
  })

  it('hold no Korean in English', async () => {
    const plain = Object.entries(await loadText(area, 'en')).filter(([, word]) => typeof word === 'string')
    // The name of the language itself is written in its own letters.
    expect(plain.filter(([key, word]) => korean.test(String(word)) && key !== 'languageKo')).toEqual([])
  })
})

describe('a text function', () => {
  it('fills in what it is given', async () => {
    const [ko, en] = await Promise.all([loadText('ui', 'ko'), loadText('ui', 'en')])
    expect(sayOf('ui', 'ko', ko)('pageNumber', { page: 3 })).toBe('페이지 3')
    expect(sayOf('ui', 'en', en)('pageNumber', { page: 3 })).toBe('Page 3')
  })

  it('is the same one each time, so that memos hold', async () => {
    const words = await loadText('ui', 'ko')
    expect(sayOf('ui', 'ko', words)).toBe(sayOf('ui', 'ko', words))
  })
})

describe('who lets an employee bid', () => {
  it.each(['ko', 'en'] as const)('is told by one sentence everywhere, in %s', async (language) => {
    const [members, finance] = await Promise.all([loadText('members', language), loadText('finance', language)])
    expect(sayOf('members', language, members)('restriction.bidNotPermitted'))
      .toContain(sayOf('finance', language, finance)('do.noBiddingPermission'))
  })
})

const ko = { plain: '글', filled: ({ name }: { name: string }) => `${name}님` }
type Korean = typeof ko

describe('what must not compile', () => {
  it('a missing, a superfluous and a wrongly typed English text', () => {
    // @ts-expect-error `filled` is missing
    const missing: TextOf<Korean> = { plain: 'text' }
    // @ts-expect-error `other` is not in the Korean texts
    const superfluous: TextOf<Korean> = { plain: 'text', filled: ({ name }) => name, other: 'x' }
    // @ts-expect-error `age` is not given
    const wrong: TextOf<Korean> = { plain: 'text', filled: ({ age }) => `${age}` }
    expect([missing, superfluous, wrong]).toHaveLength(3)
  })

  it('an unknown key, a missing and a superfluous parameter', () => {
    const uses = (say: SayOf<'ui'>): unknown[] => [
      // @ts-expect-error no such key
      say('nothing'),
      // @ts-expect-error the page is missing
      say('pageNumber'),
      // @ts-expect-error `close` takes nothing
      say('close', { page: 1 }),
      // @ts-expect-error a page is a number
      say('pageNumber', { page: '1' }),
    ]
    expect(uses).toBeTypeOf('function')
  })
})
