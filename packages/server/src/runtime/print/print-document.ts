// Prints a template with its data as a PDF, in a thread beside everything else, so that nothing waits for a page.
import { fileURLToPath } from 'node:url'
import { openPress } from './press.ts'

export interface Print {
  /** A .typ file below the server's source; its look comes from `/runtime/print/house.typ`. */
  readonly template: URL
  /** What the template reads as `/data.json`. */
  readonly data: unknown
  /** What the template reads as `/pictures/NAME`, by name; read in its turn, so that few lie in the memory. */
  readonly pictures?: () => Promise<ReadonlyMap<string, Uint8Array>>
  /** Inside the document, so that the same print of the same data is the same bytes. */
  readonly at: Date
}

/** What the thread is handed: nothing in it is an object of a class. */
export interface PrintWork {
  readonly template: string
  readonly data: string
  readonly pictures: readonly (readonly [name: string, content: Uint8Array])[]
  readonly seconds: number
}

const press = openPress(new URL('./print-thread.ts', import.meta.url), {
  waitingMax: 60, waitMs: 15_000, startMs: 60_000, workMs: 20_000, idleMs: 30_000, documentsMax: 500, megabytes: 512,
})

export const printDocument = async ({ template, data, pictures, at }: Print): Promise<Uint8Array> => {
  const path = fileURLToPath(template)
  const answer = await press.print<Uint8Array | { readonly fault: string }>(async (): Promise<PrintWork> => ({
    template: path, data: JSON.stringify(data), pictures: [...await pictures?.() ?? []],
    seconds: Math.floor(at.getTime() / 1_000),
  }))
  if ('fault' in answer) throw new Error(`${path} cannot be printed: ${answer.fault}`)
  return answer
}
