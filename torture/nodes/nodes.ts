// Nodes that are killed, frozen and started again, each on a port that it keeps.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { alphaSettings } from '../../packages/server/src/testing/alpha-settings.ts'
import { bareEnvironment } from '../../packages/server/src/testing/machine/bare-environment.ts'
import { freePort } from '../../packages/server/src/testing/machine/free-port.ts'

export interface TortureNode {
  readonly base: string
  start(): Promise<void>
  kill(): Promise<void>
  /** In good order: what is under way is finished. */
  leave(): Promise<void>
  /** How it ended while it served and nobody had asked it to. */
  readonly deaths: readonly string[]
  freeze(): void
  thaw(): void
}

export const openNode = async (
  folder: string, databaseUrl: string, settings: Readonly<Record<string, string>> = alphaSettings,
): Promise<TortureNode> => {
  const port = await freePort()
  const data = await mkdtemp(join(folder, 'node-'))
  const words = join(data, 'words.txt')
  const deaths: string[] = []
  let child: ChildProcess | undefined
  let isAsked = false
  const watch = (running: ChildProcess): void => void running.once('exit', (code) => {
    if (!isAsked) deaths.push(`a node ended by itself with ${code}: ${readFileSync(words, 'utf8').slice(-1_000)}`)
  })
  const start = async (): Promise<void> => {
    isAsked = false
    for (;;) {
      child = fork(join(import.meta.dirname, 'node.ts'), {
        env: {
          ...bareEnvironment, TORTURE_DATABASE: databaseUrl, TORTURE_DATA: data, TORTURE_PORT: String(port),
          TORTURE_SETTINGS: JSON.stringify(settings),
        },
        stdio: ['ignore', 'ignore', openSync(words, 'w'), 'ipc'],
      })
      const [word] = await Promise.race([once(child, 'message'), once(child, 'exit')])
      // It ends by itself while there is no database: then it is tried again.
      if (word === 'serving') return watch(child)
    }
  }
  const isGone = (): boolean => child === undefined || child.exitCode !== null || child.signalCode !== null
  const end = async (how: (running: ChildProcess) => void): Promise<void> => {
    if (child === undefined || isGone()) return
    isAsked = true
    const gone = once(child, 'exit')
    how(child)
    await gone
  }
  return {
    base: `http://127.0.0.1:${port}`,
    start, deaths,
    kill: () => end((running) => void running.kill('SIGKILL')),
    leave: () => end((running) => void running.send('leave')),
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
  }
}
