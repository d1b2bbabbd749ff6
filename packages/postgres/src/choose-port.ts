// Chooses the port: the caller's, else the one of last time, else a free one.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { writeWhole } from './write-whole.ts'

const fileIn = (folder: string): string => path.join(folder, 'port')

const rememberedPort = (folder: string): number | undefined => {
  try {
    const port = Number(readFileSync(fileIn(folder), 'utf8'))
    return Number.isInteger(port) && port > 0 && port < 65_536 ? port : undefined
  } catch {
    return undefined
  }
}

export const rememberPort = (folder: string, port: number): void => writeWhole(fileIn(folder), `${port}\n`)

/** Asks the system whether a port is free; 0 stands for any. */
const tryPort = (port: number): Promise<number | undefined> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(undefined))
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' ? address?.port : undefined))
    })
  })

/** The same address at every start is kind to open tools, but never worth a refusal. */
export const choosePort = async (folder: string): Promise<number> => {
  const remembered = rememberedPort(folder)
  const port = (remembered === undefined ? undefined : await tryPort(remembered)) ?? (await tryPort(0))
  if (port === undefined) throw new Error('No port is free on 127.0.0.1')
  return port
}
