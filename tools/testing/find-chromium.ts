// Finds the browser for the stories, and says what of it Debian would have to bring.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findProgram } from './debian.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const shell = 'chromium-headless-shell'

const findWhole = (): string | undefined => findProgram(process.env['CHROMIUM_PATH'], names)
const findShell = (): string | undefined => findProgram(process.env['CHROMIUM_SHELL_PATH'], [shell])

// Without a Korean font every Hangul letter on a screenshot is an empty box.
const hasKoreanFont = (): boolean =>
  existsSync('/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc')
  || spawnSync('fc-list', [':lang=ko'], { encoding: 'utf8' }).stdout?.trim().length > 0

interface Chromium {
  readonly file: string
  /** The same without windows, which opens a page in half of the time; where there is none, the browser itself. */
  readonly shell: string
}

const needed = (): readonly string[] => [
  ...(findWhole() === undefined ? ['chromium'] : []),
  ...(hasKoreanFont() ? [] : ['fonts-noto-cjk']),
]

/** Debian's packages that the stories want and that are not here. */
export const missingForChromium = (): readonly string[] =>
  [...needed(), ...(findShell() === undefined ? [shell] : [])]

/** The browser, or a sentence that says what to install. */
export const findChromium = (): Chromium | { readonly sentence: string } => {
  const file = findWhole()
  if (file !== undefined) return { file, shell: findShell() ?? file }
  const missing = needed()
  const command = `apt-get install ${missing.join(' ')}`
  return { sentence: `The browser stories need ${missing.join(', ')}: install them (Debian: ${command}).` }
}
