// Writes a Brotli and a gzip copy beside each built file, so that the server never compresses while it answers.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const worthwhile = /\.(js|css|html|svg|json|webmanifest|txt)$/
const smallestBytes = 1_024

const squeeze = async (path: string): Promise<void> => {
  const content = await readFile(path)
  if (content.length < smallestBytes) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  await writeFile(`${path}.br`, await promisify(brotliCompress)(content, { params }))
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }))
}

export const compressed = (): Plugin => ({
  name: 'bidyard:compressed',
  apply: 'build',
  enforce: 'post',
  async writeBundle({ dir }) {
    if (dir === undefined) return
    const entries = await readdir(dir, { recursive: true, withFileTypes: true })
    for (const entry of entries)
      if (entry.isFile() && worthwhile.test(entry.name)) await squeeze(join(entry.parentPath, entry.name))
  },
})
