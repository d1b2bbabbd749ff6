// Lighthouse on a mid-range phone: a newcomer's pages, a dealer's market and a car; and the first route's script.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { demoKeyOf } from '@bidyard/contract/calls/sandbox'
import * as chromeLauncher from 'chrome-launcher'
import lighthouse from 'lighthouse'
import puppeteer from 'puppeteer-core'
import { askAs } from '../e2e/world/office.ts'
import { openWorld, type World } from '../e2e/world/open-world.ts'

interface MeasuredPage {
  readonly name: string
  readonly path: string
  /** Signed in as this dealer of the demo world. */
  readonly dealer?: true
}

const categories = ['performance', 'accessibility', 'best-practices'] as const
type Scores = Readonly<Record<(typeof categories)[number], number>>
/** Scores, and the script in kilobytes that came over the wire until the page was quiet. */
type Measured = Scores & { readonly scriptKb: number }
const rounds = 5

const flags = [
  '--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run',
  '--disable-background-networking', '--disable-component-update', '--disable-sync',
]

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const dealerSession = JSON.stringify({
  authorization: `api-key ${demoKeyOf('dealer')}`, viewer: { name: '박딜러', roles: ['dealer'] },
})

interface Asked {
  readonly resourceType?: string
  readonly transferSize?: number
}

const scriptKbOf = (details: unknown): number => {
  const { items } = details as { readonly items: readonly Asked[] }
  const scripts = items.filter(({ resourceType }) => resourceType === 'Script')
  return scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1_000
}

const measureOnce = async (url: string, dealer: boolean): Promise<Measured> => {
  const chrome = await chromeLauncher.launch({
    chromePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', chromeFlags: flags, logLevel: 'silent',
  })
  const browser = await puppeteer.connect({ browserURL: `http://127.0.0.1:${chrome.port}`, defaultViewport: null })
  try {
    const page = await browser.newPage()
    // The storage is emptied before each look, so the session is there from the page's first moment.
    if (dealer)
      await page.evaluateOnNewDocument(`sessionStorage.setItem('bidyard.session', ${JSON.stringify(dealerSession)})`)
    const wish = { port: chrome.port, onlyCategories: [...categories], logLevel: 'silent' as const }
    const result = await lighthouse(url, wish, undefined, page)
    const scores = categories.map((name) => [name, Math.round((result?.lhr.categories[name]?.score ?? 0) * 100)])
    const scriptKb = scriptKbOf(result?.lhr.audits['network-requests']?.details ?? { items: [] })
    return { ...Object.fromEntries(scores) as Scores, scriptKb }
  } finally {
    await browser.disconnect()
    chrome.kill()
  }
}

const measurePage = async (url: string, dealer: boolean): Promise<Measured> => {
  const found: Measured[] = []
  for (let round = 0; round < rounds; round++) found.push(await measureOnce(url, dealer))
  const medians = [...categories, 'scriptKb' as const].map((name) => [name, median(found.map((one) => one[name]))])
  return Object.fromEntries(medians) as Measured
}

const pagesOf = async (world: World): Promise<readonly MeasuredPage[]> => {
  const { items: [row] } = await askAs(world, 'dealer')(auctionsCalls.searchAuctions, {
    body: { criteria: {}, sort: { by: 'endsAt', direction: 'desc' }, size: 1 },
  })
  if (row === undefined) throw new Error('nothing is open in the demo world')
  return [
    { name: 'start', path: '/' },
    { name: 'office, signed out', path: '/office/configuration' },
    { name: 'market', path: '/auctions', dealer: true },
    { name: 'car', path: `/auctions/${row.auctionId}`, dealer: true },
  ]
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
    for (const { name, path, dealer = false } of await pagesOf(world)) {
      const found = await measurePage(world.base + path, dealer)
      const scores = categories.map((category) => `${category} ${found[category]}`).join(', ')
      lines.push(`  ${name.padEnd(20)}${scores}; script ${found.scriptKb.toFixed(1)} kB`)
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
