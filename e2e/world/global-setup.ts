// Before the stories: the web application is built once, and a demo world is made once, which each story copies.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { freePort } from '../../packages/server/src/testing/machine/free-port.ts'
import { buildWeb } from '../../tools/build-web.ts'
import { startProgram, stopProgram } from './program.ts'

const setUp = async (project: TestProject): Promise<() => Promise<void>> => {
  await buildWeb()
  const folder = await mkdtemp(join(tmpdir(), 'bidyard-stories-'))
  const end = (): Promise<void> => rm(folder, { recursive: true, force: true, maxRetries: 5 })
  try {
    await stopProgram(await startProgram(folder, await freePort(), {}, 'All photos'))
  } catch (cause) {
    await end()
    throw cause
  }
  project.provide('demoWorld', folder)
  return end
}
export default setUp

declare module 'vitest' {
  interface ProvidedContext {
    readonly demoWorld: string
  }
}
