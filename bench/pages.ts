// Lighthouse on a mid-range phone over the pages that a newcomer meets: median of five, and the first route's script.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import * as chromeLauncher from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { openWorld } from '../e2e/world/open-world.ts'

const pages = ['/', '/office/configuration'] as const
const categories = ['performance', 'accessibility', 'best-practices'] as const
type Scores = Readonly<Record<(typeof categories)[number], number>>
const rounds = 5

const flags = [
  '--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run',
  '--disable-background-networking', '--disable-component-update', '--disable-sync',
]

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const measureOnce = async (url: string): Promise<Scores> => {
  const chrome = await chromeLauncher.launch({
    chromePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', chromeFlags: flags, logLevel: 'silent',
  })
  try {
    const result = await lighthouse(url, { port: chrome.port, onlyCategories: [...categories], logLevel: 'silent' })
    const scores = categories.map((name) => [name, Math.round((result?.lhr.categories[name]?.score ?? 0) * 100)])
    return Object.fromEntries(scores) as Scores
  } finally {
    chrome.kill()
  }
}

const measurePage = async (url: string): Promise<Scores> => {
  const found: Scores[] = []
  for (let round = 0; round < rounds; round++) found.push(await measureOnce(url))
  return Object.fromEntries(categories.map((name) => [name, median(found.map((one) => one[name]))])) as Scores
}

/** The scripts that the first page loads before anything else, each with its compressed size. */
const firstScripts = async (base: string): Promise<readonly { name: string; bytes: number }[]> => {
  const page = await (await fetch(`${base}/`)).text()
  const names = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, path]) => path ?? '')
  const folder = join(import.meta.dirname, '../packages/web/dist')
  const known = new Set(await readdir(join(folder, 'assets')))
  const sizes = names.filter((path) => known.has(path.replace('/assets/', ''))).map(async (path) => ({
    name: path, bytes: brotliCompressSync(await readFile(join(folder, path))).length,
  }))
  return Promise.all(sizes)
}

export const run = async (): Promise<string[]> => {
  const world = await openWorld()
  try {
    const lines = [`pages: Lighthouse, mobile, median of ${rounds}`]
    for (const path of pages) {
      const scores = await measurePage(world.base + path)
      lines.push(`  ${path.padEnd(24)}${categories.map((name) => `${name} ${scores[name]}`).join(', ')}`)
    }
    const scripts = await firstScripts(world.base)
    const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0)
    lines.push(`  script of the first page: ${(total / 1_000).toFixed(1)} kB (brotli)`)
    for (const { name, bytes } of scripts) lines.push(`    ${(bytes / 1_000).toFixed(1).padStart(6)} kB  ${name}`)
    return lines
  } finally {
    await world.stop()
  }
}
