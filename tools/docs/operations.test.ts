// The pages of docs/operations name only settings, commands and files that there are.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { limits } from '@bidyard/contract/limits'
import { settingShapes } from '@bidyard/server/runtime/environment'
import { expect, it } from 'vitest'
import programNode from '../../packages/server/src/program/node.json' with { type: 'json' }

const root = path.join(import.meta.dirname, '../..')
const folder = path.join(root, 'docs/operations')
const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => path.extname(file) !== '')
const textOf = (file: string): string => readFileSync(path.join(folder, file), 'utf8')
const found = (text: string, wanted: RegExp): string[] => [...text.matchAll(wanted)].map(([, one = '']) => one)

it('names only settings that the program knows', () => {
  const form = /\b((?:BIDYARD|DATABASE|NATS|S3|KG|MAIL|SOLAPI|TOSS|INIAPI)_[A-Z0-9_]*[A-Z0-9])\b/g
  const names = pages.flatMap((file) => found(textOf(file), form))
  expect(names.length).toBeGreaterThan(50)
  expect([...new Set(names)].filter((name) => !(name in settingShapes))).toEqual([])
})

it('says nothing behind the value of a setting, which systemd and containers would take for a part of it', () => {
  const blocks = pages.filter((file) => file.endsWith('.md'))
    .flatMap((file) => found(textOf(file), /^```sh\n([^]*?)^```$/gm))
  const values = blocks.flatMap((block) => found(block, /^[A-Z][A-Z0-9_]+=(.*)$/gm))
  expect(values.length).toBeGreaterThan(10)
  expect(values.filter((value) => / #/.test(value))).toEqual([])
})

it('names only commands that npm knows', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { scripts: object }
  const commands = pages.flatMap((file) => found(textOf(file), /npm run ([a-z]+)/g))
  expect(commands).toContain('restore')
  expect(commands.filter((name) => !(name in scripts))).toEqual([])
})

it('names the browsers that the web is built for', () => {
  const config = readFileSync(path.join(root, 'packages/web/vite.config.ts'), 'utf8')
  const [, chrome, safari, firefox] = /target: \['chrome(\d+)', 'safari([\d.]+)', 'firefox(\d+)'\]/.exec(config) ?? []
  expect(textOf('running.md')).toContain(`Chrome and Edge ${chrome}, Safari ${safari} and Firefox ${firefox} or newer`)
})

it('leads nowhere that is not there', () => {
  for (const file of pages.filter((one) => one.endsWith('.md')))
    for (const link of found(textOf(file), /\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)/g))
      expect(existsSync(path.join(folder, path.dirname(file), link)), `${file}: ${link}`).toBe(true)
})

it('the unit starts what lies in the checkout, with the program’s own Node', () => {
  const unit = textOf('systemd/bidyard.service')
  const place = /^WorkingDirectory=(.+)$/m.exec(unit)?.[1] ?? ''
  const words = (/^ExecStart=(.+)$/m.exec(unit)?.[1] ?? '').split(' ')
  expect(words.filter((word) => word.startsWith('--'))).toEqual(programNode.flags)
  for (const [name, value] of Object.entries(programNode.environment))
    expect(unit).toContain(`Environment=${name}=${value}\n`)
  const stopMs = Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1]) * 1_000
  expect(stopMs).toBeGreaterThan(limits.jobRestMs + limits.drainMs)
  const files = words.filter((word) => !word.startsWith('--'))
  expect(files).toHaveLength(2)
  for (const word of files) {
    const file = path.relative(place, path.resolve(place, word))
    expect(existsSync(path.join(root, file)), word).toBe(true)
  }
})

it('the unit and the commands, which read the settings alone, look for the files in the same place', () => {
  const placesIn = (file: string, before: string): string[] =>
    found(textOf(file), new RegExp(`${before}BIDYARD_DATA=([\\w/]+)`, 'g'))
  expect(placesIn('systemd/bidyard.service', 'Environment=')).toEqual(['/var/lib/bidyard'])
  expect(placesIn('install.md', 'echo ')).toEqual(['/var/lib/bidyard'])
})
