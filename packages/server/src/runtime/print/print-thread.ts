// A thread that prints one document: the template and its data come in, the bytes of a PDF or what is wrong go out.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import type { PrintWork } from './print-document.ts'

/** The one typeface of all prints, embedded as far as its letters are used. */
const readFonts = (): Buffer[] => ['Regular', 'SemiBold', 'Bold'].map((weight) =>
  readFileSync(fileURLToPath(import.meta.resolve(`pretendard/dist/public/static/Pretendard-${weight}.otf`))))

const print = ({ root, template, data, seconds }: PrintWork): Uint8Array | { readonly fault: string } => {
  const compiler = NodeCompiler.create({ workspace: root, fontArgs: [{ fontBlobs: readFonts() }] })
  compiler.mapShadow(path.join(root, 'data.json'), Buffer.from(data))
  const compiled = compiler.compile({ mainFilePath: template })
  const { result } = compiled
  if (result === null) return { fault: JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics ?? 'nobody knows') }
  return new Uint8Array(compiler.pdf(result, { pdfStandard: 'a-2b', creationTimestamp: seconds }))
}

parentPort?.postMessage(print(workerData as PrintWork), [])
