// Reads the one folder that was typed behind `npm run backup --` and `npm run restore --`.
import path from 'node:path'

/** The name is meant from where it was typed; undefined when it cannot be understood. */
export const readFolder = (words: readonly string[], typedIn = process.env['INIT_CWD']): string | undefined => {
  const [folder, ...rest] = words
  if (folder === undefined || folder === '' || folder.startsWith('-') || rest.length > 0) return undefined
  return path.resolve(typedIn ?? '.', folder)
}

const count = new Intl.NumberFormat('en').format

/** What a backup holds, in one line. */
export const contentLine = (held: {
  readonly database: { readonly files: Readonly<Record<string, { bytes: number }>>; readonly tables: object }
  readonly files?: Readonly<Record<string, { bytes: number }>> | undefined
}): string => {
  const all = [...Object.values(held.database.files), ...Object.values(held.files ?? {})]
  const megabytes = Math.ceil(all.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000_000)
  const files = held.files === undefined ? 'files are in the bucket' : `${count(Object.keys(held.files).length)} files`
  return `${count(Object.keys(held.database.tables).length)} tables and sequences, ${files}, ${count(megabytes)} MB`
}
