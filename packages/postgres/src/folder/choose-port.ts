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

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** The same address at every start is kind to open tools, but never worth a refusal: it is tried first only. */
export const choosePort = async (folder: string, isFirstTry: boolean): Promise<number> =>
  (isFirstTry ? rememberedPort(folder) : undefined) ?? (await freePort())
