// Lighthouse on a mid-range phone: pages of a newcomer, a dealer and a seller; and the first route's script.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { identityCalls } from '@bidyard/contract/calls/identity'
import { demoKeyOf } from '@bidyard/contract/calls/sandbox'
import * as chromeLauncher from 'chrome-launcher'
import lighthouse from 'lighthouse'
import puppeteer from 'puppeteer-core'
import { askAs } from '../e2e/world/office.ts'
import { openWorld, type World } from '../e2e/world/open-world.ts'
import { scriptsOfPage } from '../packages/web/build/scripts-of-page.ts'
import { sized } from './parts/sized.ts'
import { findCarToChooseFor, findContract, makeMarket, openPhotographedCar } from './pages/market-world.ts'

interface MeasuredPage {
  readonly name: string
  readonly path: string
  /** Signed in as this person of the demo world. */
  readonly uid?: string
}

const categories = ['performance', 'accessibility', 'best-practices'] as const
type Scores = Readonly<Record<(typeof categories)[number], number>>
/** Scores, and the script in kilobytes that came over the wire until the page was quiet. */
type Measured = Scores & { readonly scriptKb: number }
const rounds = Number(process.env['BENCH_ROUNDS'] ?? sized(5, 1))
const longestLookMs = 45_000

// People here read Korean.
const flags = [
  '--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--lang=ko-KR',
  '--accept-lang=ko-KR', '--disable-background-networking', '--disable-component-update', '--disable-sync',
]

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** As the page keeps it from the last visit. */
const sessionOf = async (world: World, uid: string): Promise<string> => {
  const { user, permissions, shop } = await askAs(world, uid)(identityCalls.authContext, {})
  const viewer = { name: user.name, uid: user.uid, roles: permissions.roles, shopName: shop?.name }
  return JSON.stringify({ authorization: `api-key ${demoKeyOf(uid)}`, viewer })
}

interface Asked {
  readonly resourceType?: string
  readonly transferSize?: number
}

const scriptKbOf = (details: unknown): number => {
  const { items } = details as { readonly items: readonly Asked[] }
  const scripts = items.filter(({ resourceType }) => resourceType === 'Script')
  return scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1_000
}

const look = async (port: number, url: string, session: string | null): Promise<Measured> => {
  const browser = await puppeteer.connect({ browserURL: `http://127.0.0.1:${port}`, defaultViewport: null })
  const page = await browser.newPage()
  // The storage is emptied before each look, so the session is there from the page's first moment.
  if (session !== null)
    await page.evaluateOnNewDocument(`sessionStorage.setItem('bidyard.session', ${JSON.stringify(session)})`)
  const result = await lighthouse(url, { port, onlyCategories: [...categories], logLevel: 'silent' }, undefined, page)
  const { categories: judged = {}, audits, runtimeError } = result?.lhr ?? {}
  if (runtimeError !== undefined) throw new Error(runtimeError.message)
  const scores = categories.map((name) => [name, Math.round((judged[name]?.score ?? 0) * 100)])
  await browser.disconnect()
  const requests = audits?.['network-requests']?.details ?? { items: [] }
  return { ...Object.fromEntries(scores) as Scores, scriptKb: scriptKbOf(requests) }
}

/** A browser that dies leaves its asker waiting for ever, so each look has its time. */
const measureOnce = async (url: string, session: string | null): Promise<Measured> => {
  const chrome = await chromeLauncher.launch({
    chromePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', chromeFlags: flags, logLevel: 'silent',
  })
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error(`no answer within ${longestLookMs} ms`)), longestLookMs)
  try {
    return await Promise.race([look(chrome.port, url, session), late.promise])
  } finally {
    clearTimeout(timer)
    chrome.kill()
  }
}

const lineOf = async (name: string, url: string, session: string | null): Promise<string> => {
  const found: Measured[] = []
  const failed: string[] = []
  for (let round = 0; round < rounds; round++)
    await measureOnce(url, session).then((one) => found.push(one), (error: unknown) => failed.push(String(error)))
  const medianOf = (of: keyof Measured): number => median(found.map((one) => one[of]))
  const scores = categories.map((category) => `${category} ${found.length === 0 ? 'unknown' : medianOf(category)}`)
  const missing = failed.length === 0 ? '' : `; ${failed.length} looks failed: ${failed[0]}`
  return `  ${name.padEnd(20)}${scores.join(', ')}; script ${medianOf('scriptKb').toFixed(1)} kB${missing}`
}

const pagesOf = async (world: World): Promise<readonly MeasuredPage[]> => [
  { name: 'start', path: '/' },
  { name: 'sign-in', path: '/sign-in' },
  { name: 'office, signed out', path: '/office/configuration' },
  { name: 'market', path: '/auctions', uid: 'dealer' },
  { name: 'car', path: `/auctions/${await openPhotographedCar(world)}`, uid: 'dealer' },
  { name: 'contract', path: `/contracts/${await findContract(world, 'dealer')}`, uid: 'dealer' },
  { name: 'seller chooses', path: `/cars/${await findCarToChooseFor(world, 'lease')}`, uid: 'lease' },
]

/** The scripts that every first page loads, words included, as large as they travel. */
const firstScripts = async (base: string): Promise<readonly { name: string; bytes: number }[]> => {
  const html = await (await fetch(`${base}/`)).text()
  const folder = join(import.meta.dirname, '../packages/web/dist')
  return Promise.all(scriptsOfPage(html).map(async (name) => ({
    name, bytes: brotliCompressSync(await readFile(join(folder, name))).length,
  })))
}

const measure = async (world: World): Promise<string[]> => {
  const lines = [`pages: Lighthouse, mobile, median of ${rounds}; the full demo world, its pictures drawn before`]
  // The last stands for all where only a look is taken.
  for (const { name, path, uid } of (await pagesOf(world)).slice(sized(0, -1)))
    lines.push(await lineOf(name, world.base + path, uid === undefined ? null : await sessionOf(world, uid)))
  const scripts = await firstScripts(world.base)
  const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0)
  lines.push(`  script of the first page: ${(total / 1_000).toFixed(1)} kB (brotli)`)
  for (const { name, bytes } of scripts) lines.push(`    ${(bytes / 1_000).toFixed(1).padStart(6)} kB  ${name}`)
  return lines
}

/** In a world that lies in the folder, at rest. */
export const pagesIn = async (folder: string): Promise<string[]> => {
  // Nothing is drawn while one looks: only what is drawn already is there.
  const world = await openWorld({ copyOf: folder, settingsAt: () => ({ BIDYARD_DEMO: 'people' }) })
  try {
    return await measure(world)
  } finally {
    await world.stop()
  }
}

export const run = async (): Promise<string[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'bidyard-pages-'))
  try {
    await makeMarket(folder)
    return await pagesIn(folder)
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}
