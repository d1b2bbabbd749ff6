// Finds the browser for the stories; root on Debian gets it installed.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import path from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

const isProgram = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const shell = 'chromium-headless-shell'

const find = (given: string | undefined, wanted: readonly string[]): string | undefined => {
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/bin', '/usr/local/bin']
  const candidates = wanted.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  return [given ?? '', ...candidates].find((file) => file !== '' && isProgram(file))
}

const findWhole = (): string | undefined => find(process.env['CHROMIUM_PATH'], names)
const findShell = (): string | undefined => find(process.env['CHROMIUM_SHELL_PATH'], [shell])

// Without a Korean font every Hangul letter on a screenshot is an empty box.
const hasKoreanFont = (): boolean =>
  existsSync('/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc')
  || spawnSync('fc-list', [':lang=ko'], { encoding: 'utf8' }).stdout?.trim().length > 0

const aptGet = (...words: readonly string[]): boolean =>
  spawnSync('apt-get', ['--quiet', '--yes', ...words], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'inherit'],
  }).status === 0

const installOnDebian = (packages: readonly string[]): void => {
  console.log(`Installing ${packages.join(' and ')} …`)
  const words = ['install', '--no-install-recommends', ...packages]
  // The list of packages may be missing or old: fetched when that is why it failed.
  if (!aptGet(...words) && aptGet('update')) aptGet(...words)
}

interface Chromium {
  readonly file: string
  /** The same without windows, which opens a page in half of the time; where there is none, the browser itself. */
  readonly shell: string
}

/** The browser, or a sentence that says what to install. */
export const findChromium = (): Chromium | { readonly sentence: string } => {
  const missing = [
    ...(findWhole() === undefined ? ['chromium'] : []),
    ...(hasKoreanFont() ? [] : ['fonts-noto-cjk']),
  ]
  const mayInstall = process.getuid?.() === 0 && isProgram('/usr/bin/apt-get')
  if (missing.length > 0 && mayInstall) installOnDebian(missing)
  if (findShell() === undefined && mayInstall) installOnDebian([shell])
  const file = findWhole()
  if (file !== undefined) return { file, shell: findShell() ?? file }
  const command = `apt-get install ${missing.join(' ')}`
  return { sentence: `The browser stories need ${missing.join(' and ')}: install them (Debian: ${command}).` }
}
