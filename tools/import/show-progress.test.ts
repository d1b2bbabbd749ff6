// How an import shows how far it has come.
import { expect, test } from 'vitest'
import { openProgress } from './show-progress.ts'

const shownOn = (isTTY: boolean): string => {
  const texts: string[] = []
  const progress = openProgress({ isTTY, write: (text: string) => texts.push(text) })
  for (const readBytes of [5, 15, 16, 50, 100, 100])
    progress.show({ readBytes, totalBytes: 100, rowCount: readBytes * 100 })
  progress.end()
  return texts.join('')
}

test('draws one bar over itself on a terminal', () => {
  const shown = shownOn(true)
  expect(shown.match(/\r/g)).toHaveLength(6)
  expect(shown).toContain(`\r${'█'.repeat(15)}${'░'.repeat(15)}  50 %  5,000 rows`)
  expect(shown.endsWith(`${'█'.repeat(30)} 100 %  10,000 rows\n`)).toBe(true)
})

test('writes a line for each tenth elsewhere', () => {
  expect(shownOn(false)).toBe('15 %, 1,500 rows\n50 %, 5,000 rows\n100 %, 10,000 rows\n')
})

test('does not stumble over an empty file', () => {
  const texts: string[] = []
  const progress = openProgress({ write: (text: string) => texts.push(text) })
  progress.show({ readBytes: 0, totalBytes: 0, rowCount: 0 })
  progress.end()
  expect(texts).toEqual(['100 %, 0 rows\n'])
})

test('a small file is read at once: all of its rows are told, when they are done', () => {
  const texts: string[] = []
  const progress = openProgress({ isTTY: false, write: (text: string) => texts.push(text) })
  for (const rowCount of [1, 2, 29]) progress.show({ readBytes: 100, totalBytes: 100, rowCount })
  progress.end()
  expect(texts).toEqual(['100 %, 29 rows\n'])
})
