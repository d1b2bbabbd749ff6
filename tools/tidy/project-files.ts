// The files of the project: what git knows or would take, as it lies in the folder now.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readSource, type SourceFile } from './source.ts'

// The rules read everything but pictures and the like, which hold zeros and are only counted.
const isText = (content: Buffer): boolean => !content.includes(0)

// A rejected example is an example of what is not tidy.
const isExample = (file: string): boolean => file.startsWith('tools/tidy/rejected/')

export const projectFiles = (root: string): SourceFile[] => {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024,
  })
  const files = [...new Set(listed.split('\0'))].filter((file) => file !== '' && existsSync(path.join(root, file)))
  return files.toSorted().map((file) => {
    const content = readFileSync(path.join(root, file))
    return isText(content) && !isExample(file) ? readSource(file, content.toString('utf8')) : unread(file)
  })
}

const unread = (file: string): SourceFile => ({
  path: file, text: '', lines: [], nodes: [], comments: [], imports: [], lineOf: () => 1,
})
