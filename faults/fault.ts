// What a planted fault is: a change of the text that somebody might make by mistake, and the test that must notice.

export interface Fault {
  readonly name: string
  /** What would become of the product. */
  readonly why: string
  readonly file: string
  /** Stands in the file once. */
  readonly from: string
  readonly to: string
  /** The file of the test, and its title as it is written there. */
  readonly caughtBy: readonly [file: string, title: string]
  /** The test goes on where those before it in the file have left off. */
  readonly afterOthers?: true
}

const server = 'packages/server/src'

/** Paths as they are spoken of: below the server's sources, or a migration by its name. */
export const pathOf = (file: string): string =>
  (file.endsWith('.sql') && !file.endsWith('.sql.ts') && !file.includes('/')
    ? `packages/server/migrations/${file}` : `${server}/${file}`)
