// A developer reads the reference of the calls: finds one, sees its shapes and errors, and takes the curl line away.
import { boundsOf } from '@bidyard/server/runtime/bounds'
import { readEnvironment } from '@bidyard/server/runtime/environment'
import { addOpenApiRoutes } from '@bidyard/server/runtime/http/pages/open-api-routes'
import { openServer } from '@bidyard/server/runtime/http/open-server'
import { addReferencePage } from '@bidyard/server/runtime/http/pages/reference-page'
import { openMetrics } from '@bidyard/server/runtime/metrics'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { accessibilityFaults, takePicture } from './world/open-world.ts'

const silent = { info: () => {}, warn: () => {}, error: () => {} }
const server = openServer({
  environment: readEnvironment({}), log: silent, metrics: openMetrics(), bounds: boundsOf(),
})
addOpenApiRoutes(server, { environment: 'local' })
addReferencePage(server)

let base = ''
let browser: Browser
const complaints: string[] = []

beforeAll(async () => {
  base = await server.listen({ host: '127.0.0.1', port: 0 })
  browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'],
  })
})

afterAll(async () => {
  await browser.close()
  await server.close()
})

afterEach(() => {
  // A policy that forbids something of the page says so on the console.
  const said = complaints.splice(0)
  if (said.length > 0) throw new Error(said.join('\n'))
})

const open = async (place: string, options: BrowserContextOptions = {}): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width: 1_440, height: 900 }, ...options })
  const page = await context.newPage()
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto(`${base}/reference${place}`)
  await page.locator('h1').waitFor()
  return page
}

const phone = { viewport: { width: 390, height: 844 } }

describe('the reference', () => {
  it('finds a call by a word and shows it by keys alone', async () => {
    const page = await open('')
    await page.keyboard.press('/')
    await page.keyboard.type('common code')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: /enumerations with their labels/ }).waitFor()
    expect(new URL(page.url()).hash).toBe('#/calls/reference.listCommonCodes')
    await page.keyboard.press('j')
    await expect.poll(() => new URL(page.url()).hash).toBe('#/calls/reference.getCommonCode')
  })

  it('shows shapes, errors in two languages and a curl line that the server answers', async () => {
    const page = await open('#/calls/reference.getCommonCode')
    await page.getByText('0004.invalidHeadersSchema', { exact: true }).first().waitFor()
    await page.getByText('요청 헤더의 형식이 올바르지 않습니다.').first().waitFor()
    await page.getByText('A header is missing or not in the expected form.').first().waitFor()
    const line = await page.getByLabel('curl', { exact: true }).textContent()
    expect(line).toContain(`curl '${base}/bridge/public/api/v0/common-codes/`)
    expect(line).toContain(`-H 'app-namespace: local'`)
    await takePicture(page, 'reference-call')
  })

  it('tells every error and who answers with it', async () => {
    const page = await open('#/errors/INVALID_CONTRACT')
    const section = page.getByRole('region', { name: 'INVALID_CONTRACT', exact: true })
    await section.getByText('0001.INVALID_CONTRACT_STATE').waitFor()
    await section.getByText('계약 상태가 올바르지 않습니다.').waitFor()
    // It stands in sight, however many come before it.
    expect((await section.boundingBox())?.y).toBeLessThan(900)
  })

  it('speaks English when asked to, and remembers it', async () => {
    const page = await open('')
    await page.getByRole('button', { name: 'English' }).click()
    await page.getByRole('link', { name: 'Enumerations' }).waitFor()
    await page.reload()
    await page.getByRole('link', { name: 'Enumerations' }).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
  })

  it('hides its list on a phone until it is wanted, and never scrolls sideways', async () => {
    const page = await open('#/calls/reference.listConfigVersions', phone)
    const link = page.getByRole('link', { name: /listCommonCodes/ })
    expect(await link.isVisible()).toBe(false)
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390)
    await page.getByRole('button', { name: '목록' }).click()
    await link.click()
    await page.getByRole('heading', { level: 1, name: /enumerations with their labels/ }).waitFor()
    expect(await link.isVisible()).toBe(false)
  })

  it.each([
    ['', 'light'], ['#/calls/reference.getCommonCode', 'light'], ['#/calls/files.commitFile', 'dark'],
  ] as const)('axe finds nothing at "%s" in %s', async (place, colorScheme) => {
    const page = await open(place, { colorScheme })
    expect(await accessibilityFaults(page)).toEqual([])
  })
})
