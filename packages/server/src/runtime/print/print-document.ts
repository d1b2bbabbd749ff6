// Prints a template with its data as a PDF, in a thread of its own, so that nothing else waits for a page.
import { fileURLToPath } from 'node:url'
import { askThread } from '../threads/ask-thread.ts'

export interface Print {
  /** A .typ file below the server's source; its look comes from `/runtime/print/house.typ`. */
  readonly template: URL
  /** What the template reads as `/data.json`. */
  readonly data: unknown
  /** Inside the document, so that the same print of the same data is the same bytes. */
  readonly at: Date
}

/** What the thread is handed: nothing in it is an object of a class. */
export interface PrintWork {
  readonly root: string
  readonly template: string
  readonly data: string
  readonly seconds: number
}

const root = fileURLToPath(new URL('../../', import.meta.url))
const bounds = { ms: 30_000, megabytes: 512 }

export const printDocument = async ({ template, data, at }: Print): Promise<Uint8Array> => {
  const work: PrintWork = {
    root, template: fileURLToPath(template), data: JSON.stringify(data),
    seconds: Math.floor(at.getTime() / 1_000),
  }
  const answer = await askThread<Uint8Array | { readonly fault: string }>(
    new URL('./print-thread.ts', import.meta.url), work, bounds)
  if ('fault' in answer) throw new Error(`${work.template} cannot be printed: ${answer.fault}`)
  return answer
}
