// A page in Safari's engine, which Playwright does not drive here: its own driver, on a screen that nobody sees.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../packages/server/src/testing/machine/free-port.ts'
import { sizes } from '../world/open-world.ts'

const { WEBKIT_DRIVER_PATH: driverFile, XVFB_PATH: screenFile, STORY_PICTURES: pictures } = process.env

export interface Safari {
  go(address: string): Promise<void>
  /** Waits for words on the page; where they do not come, the whole of it is told. */
  see(words: string): Promise<void>
  /** What has this in its name, within a part of the page if that matters. */
  press(name: string, within?: string): Promise<void>
  type(label: string, text: string): Promise<void>
  attach(input: string, file: string): Promise<void>
  run<Value>(script: string, ...given: readonly unknown[]): Promise<Value>
  takePicture(name: string): Promise<void>
  close(): Promise<void>
}

const patienceMs = 45_000
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'
type Element = Readonly<Record<string, string>>

/** The one with the fewest words: what holds it holds its words too. */
const namedScript = `
  const [name, kinds, within] = arguments
  const textOf = (one) => [...one.labels?.length ? one.labels : [one]].map((part) => part.innerText).join()
  const words = (one) => one.getAttribute('aria-label') ?? textOf(one)
  const fits = (one) => one.getClientRects().length > 0 && words(one).includes(name)
  const [found] = [...document.querySelectorAll(within + ' :is(' + kinds + ')')].filter(fits)
    .sort((one, other) => words(one).length - words(other).length)
  found?.scrollIntoView({ block: 'center' })
  return found ?? null`

/** A look that fails is one that came too early: a page may be between two of its states. */
const isTrue = async (look: () => Promise<boolean>): Promise<boolean> => {
  for (const end = performance.now() + patienceMs; performance.now() < end; await wait(100))
    if (await look().catch(() => false)) return true
  return false
}

const end = async (processes: readonly ChildProcess[]): Promise<void> => {
  for (const one of processes) {
    const ended = once(one, 'exit')
    if (one.exitCode === null && one.kill()) await ended
  }
}

type Ask = <Value>(method: string, path: string, body?: object) => Promise<Value>

/** What it starts is in the list, also where it fails. */
const start = async (processes: ChildProcess[]): Promise<Ask> => {
  const screen = spawn(screenFile ?? '', ['-displayfd', '3', '-screen', '0', '1500x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  processes.unshift(screen)
  const named = once(createInterface(screen.stdio[3] as Readable), 'line')
  const ended = once(screen, 'exit').then(() => Promise.reject(new Error('there is no screen')))
  const [display] = await Promise.race([named, ended]) as [string]
  ended.catch(() => undefined)
  const port = await freePort()
  const driver = spawn(driverFile ?? '', ['--host=127.0.0.1', `--port=${port}`], {
    // Root has no sandbox, as in the other browser.
    env: {
      ...process.env, DISPLAY: `:${display}`, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
    stdio: 'ignore',
  })
  processes.unshift(driver)
  const over = once(driver, 'exit').then(() => Promise.reject(new Error('the driver has ended')))
  const ask: Ask = async <Value>(method: string, path: string, body?: object): Promise<Value> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method, ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const { value } = await answer.json() as { value: Value }
    if (!answer.ok) throw new Error(`Safari’s engine: ${JSON.stringify(value)}`)
    return value
  }
  const answers = await Promise.race([isTrue(() => ask('GET', '/status').then(() => true)), over])
  over.catch(() => undefined)
  if (!answers) throw new Error('no driver answers')
  return ask
}

const openWindow = async (base: string, processes: ChildProcess[]): Promise<Safari> => {
  const ask = await start(processes)
  const { sessionId } = await ask<{ sessionId: string }>('POST', '/session', { capabilities: {} })
  const on = <Value>(method: string, path: string, body?: object): Promise<Value> =>
    ask(method, `/session/${sessionId}${path}`, body)
  const run = <Value>(script: string, ...given: readonly unknown[]): Promise<Value> =>
    on('POST', '/execute/sync', { script, args: given })
  const whole = () => run<string>('return document.body.innerText')
  /** Found anew for each try: a page may draw it again between the look and the touch. */
  const touch = async (name: string, kinds: string, within: string, how: string, body: object): Promise<void> => {
    let cause: unknown
    const isTouched = await isTrue(async () => {
      const id = (await run<Element | null>(namedScript, name, kinds, within))?.[elementKey]
      if (id === undefined) return false
      if (how === 'value') await on('POST', `/element/${id}/clear`, {})
      return on('POST', `/element/${id}/${how}`, body).then(() => true, (error: unknown) => {
        cause = error
        return false
      })
    })
    if (!isTouched) throw new Error(`${name} cannot be touched on: ${await whole()}`, { cause })
  }
  await on('POST', '/window/rect', sizes.phone)
  return {
    go: (address) => on('POST', '/url', { url: new URL(address, base).href }),
    see: async (words) => {
      if (!await isTrue(async () => (await whole()).includes(words)))
        throw new Error(`“${words}” is not on: ${await whole()}`)
    },
    press: (name, within = '') => touch(name, 'button, a, label, [role=button], [role=radio]', within, 'click', {}),
    type: (label, text) => touch(label, 'input, textarea', '', 'value', { text }),
    attach: async (input, file) => {
      const one = await on<Element>('POST', '/element', { using: 'css selector', value: input })
      await on('POST', `/element/${one[elementKey]}/value`, { text: file })
    },
    run,
    takePicture: async (name) => {
      if (pictures === undefined) return
      await writeFile(join(pictures, `${name}.png`), Buffer.from(await on<string>('GET', '/screenshot'), 'base64'))
    },
    close: async () => {
      await on('DELETE', '').catch(() => null)
      await end(processes)
    },
  }
}

/** One window of the size of a phone; it forgets everything when it closes, as a private one does. */
export const openSafari = async (base: string): Promise<Safari> => {
  const processes: ChildProcess[] = []
  try {
    return await openWindow(base, processes)
  } catch (error) {
    await end(processes)
    throw error
  }
}
