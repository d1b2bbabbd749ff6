// Every class that the screens name means something: one that the theme does not know would be silently nothing.
import { globSync, readFileSync } from 'node:fs'
import { __unstable__loadDesignSystem as loadDesignSystem } from 'tailwindcss'
import { expect, test } from 'vitest'

const sources = new URL('..', import.meta.url)
const styles = ['theme.css', 'motion.css'].map((name) => readFileSync(new URL(name, import.meta.url), 'utf8'))

/** They look like classes, and are words of browsers. */
const otherWords = new Set(['select-one', 'select-multiple', 'content-type', 'no-cache', 'no-store'])

/** Whatever is written like a class, with the file that it stands in. */
const wordsOfScreens = (): ReadonlyMap<string, string> => {
  const files = globSync('**/*.{ts,tsx}', { cwd: sources.pathname }).filter((file) =>
    !file.startsWith('text/') && !file.includes('.test.'))
  return new Map(files.flatMap((file) => {
    const text = readFileSync(new URL(file, sources), 'utf8')
    const strings = [...text.matchAll(/(['"`])([^'"`\n]*)\1/g)].map(([, , inside = '']) => inside)
    const words = strings.flatMap((inside) => inside.split(/\s+/))
    return words.filter((word) => /^-?[a-z@*](?:[\w:/!&*@-]|\[\S*\]|\(\S*\))*$/.test(word)).map((word) => [word, file])
  }))
}

/** `md:hover:-mt-2` begins with `mt`. */
const beginningOf = (word: string): string => {
  const [, last = word] = /([^:]*(?:\[.*\])?)$/.exec(word.replaceAll(/\[[^\]]*\]/g, '')) ?? []
  return last.replace(/^-/, '').split('-')[0] ?? ''
}

test('there is none that the theme does not know', async () => {
  const { candidatesToCss } = await loadDesignSystem(`${styles.join('\n')}\n@tailwind utilities;`)
  const words = [...wordsOfScreens()].filter(([word]) => word.includes('-') && !otherWords.has(word))
  const meaning = candidatesToCss(words.map(([word]) => word))
  const known = words.filter((_word, at) => meaning[at] !== null)
  const beginnings = new Set(known.map(([word]) => beginningOf(word)))
  expect(known.length).toBeGreaterThan(500)
  expect(words.filter(([word], at) => meaning[at] === null && beginnings.has(beginningOf(word)))).toEqual([])
})
