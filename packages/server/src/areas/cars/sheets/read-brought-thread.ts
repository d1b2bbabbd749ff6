// A thread of its own that reads one sheet: what is packed small may unfold to much, and no request waits for it.
import { parentPort, workerData } from 'node:worker_threads'
import { readBrought } from './rows-of-sheet.ts'

parentPort?.postMessage(readBrought(Buffer.from(workerData as Uint8Array)), [])
