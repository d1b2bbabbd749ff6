// A thread that prints: templates and their data come in, the bytes of a PDF or what is wrong with it go out.
import { readFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parentPort } from 'node:worker_threads'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import type { PrintWork } from './print-document.ts'

// On Linux this is the thread alone: a bid that comes at the same moment goes first.
if (process.platform === 'linux') setPriority(5)

/** The one typeface of all prints, embedded as far as its letters are used. */
const readFonts = (): Buffer[] => ['Regular', 'SemiBold', 'Bold'].map((weight) =>
  readFileSync(fileURLToPath(import.meta.resolve(`pretendard/dist/public/static/Pretendard-${weight}.otf`))))

/** Templates and pictures of the program alone. */
const root = fileURLToPath(new URL('../../', import.meta.url))
const compiler = NodeCompiler.create({ workspace: root, fontArgs: [{ fontBlobs: readFonts() }] })

// What a few documents have in common is kept, and no more.
const cachedFor = 3

const print = ({ template, data, pictures, seconds }: PrintWork): Uint8Array | { readonly fault: string } => {
  compiler.mapShadow(path.join(root, 'data.json'), Buffer.from(data))
  for (const [name, content] of pictures) compiler.mapShadow(path.join(root, 'pictures', name), Buffer.from(content))
  try {
    const compiled = compiler.compile({ mainFilePath: template })
    const { result } = compiled
    if (result === null)
      return { fault: JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics ?? 'nobody knows') }
    return new Uint8Array(compiler.pdf(result, { pdfStandard: 'a-2b', creationTimestamp: seconds }))
  } finally {
    compiler.resetShadow()
    compiler.evictCache(cachedFor)
  }
}

parentPort?.on('message', (work: PrintWork) => parentPort?.postMessage(print(work), []))
parentPort?.postMessage('ready', [])
