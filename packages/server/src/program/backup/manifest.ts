// The list of all that a backup holds, beside it as manifest.json: whoever restores it compares with this.
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'

/** Below the folder of the backup, never out of it. */
const below = z.string().refine((name) => name !== '' && !path.isAbsolute(name) && !name.split(/[/\\]/).includes('..'))
const files = z.record(below, z.object({ bytes: z.int().min(0), sha256: z.string().regex(/^[0-9a-f]{64}$/) }))

const shape = z.object({
  format: z.literal('bidyard-backup-1'),
  madeAt: z.iso.datetime(),
  database: z.object({ files, folders: z.array(below), tables: z.record(z.string(), z.string()) }),
  /** The files of the object store; undefined where they lie in a bucket. */
  files: files.optional(),
})
export type Manifest = z.infer<typeof shape>

export const manifestName = 'manifest.json'

export const readManifest = async (folder: string): Promise<Manifest> => {
  const text = await readFile(path.join(folder, manifestName), 'utf8').catch(() => undefined)
  if (text === undefined) throw new Error(`There is no backup in ${folder}: ${manifestName} is missing.`)
  try {
    return shape.parse(JSON.parse(text))
  } catch (cause) {
    throw new Error(`The ${manifestName} in ${folder} is damaged, or of another version.`, { cause })
  }
}
