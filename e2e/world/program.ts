// The program as its own process, as `npm start` would start it.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import programNode from '../../packages/server/src/program/node.json' with { type: 'json' }
import { bareEnvironment } from '../../packages/server/src/testing/machine/bare-environment.ts'
import { freePort } from '../../packages/server/src/testing/machine/free-port.ts'

const root = join(import.meta.dirname, '../..')

export type Settings = Readonly<Record<string, string>>

/** Answers when it has said so; without words, when it serves. */
export const startProgram = async (
  folder: string, port: number, settings: Settings, said = 'Ctrl-C',
): Promise<ChildProcess> => {
  const program = spawn(process.execPath, [...programNode.flags, join(root, 'packages/server/src/main.ts')], {
    cwd: folder,
    env: {
      ...programNode.environment, ...bareEnvironment, BIDYARD_DATA: join(folder, 'data'),
      BIDYARD_PORT: String(port),
      // One car of each kind is enough for a story, and a hundred begin sooner with few.
      BIDYARD_METRICS_PORT: String(await freePort()), BIDYARD_DEMO: 'small', ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer): void => {
      output += chunk.toString()
      if (output.includes(said)) resolve()
    }
    program.stdout.on('data', hear)
    program.stderr.on('data', hear)
    program.once('exit', () => reject(new Error(`the program ended:\n${output}`)))
  })
  return program
}

/** Asks it to end, and waits until it did. */
export const stopProgram = async (program: ChildProcess): Promise<void> => {
  const ended = once(program, 'exit')
  program.kill('SIGTERM')
  await ended
}
