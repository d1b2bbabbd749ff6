// `npm run dev`: the server restarts when its sources change, and Vite serves the web with hot reload.
import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

const run = (args: readonly string[], cwd: string): ChildProcess =>
  spawn(process.execPath, args, { cwd, stdio: 'inherit' })

const parts = [
  run(['--watch', '--watch-preserve-output', join(root, 'packages/server/src/main.ts')], root),
  run([join(root, 'node_modules/vite/bin/vite.js')], join(root, 'packages/web')),
]

const stopAll = (): void => {
  for (const part of parts) part.kill('SIGTERM')
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stopAll)
for (const part of parts)
  part.on('exit', (code) => {
    stopAll()
    process.exitCode ??= code ?? 0
  })
