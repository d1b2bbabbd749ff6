// What no code of ours holds, wherever it stands.
import { callsIn } from './calls.ts'
import { eachFile, isForTests, type Rule } from './rule.ts'

const noAny = eachFile(
  'no-any', 'Nothing is of the type any.',
  (file) =>
    file.nodes
      .filter(({ type }) => type === 'TSAnyKeyword')
      .map(({ start }) => ({ line: file.lineOf(start), message: 'any says nothing: unknown, or the type it is' })),
)

const silencers = /@ts-(ignore|nocheck)|(es|ox|ts)lint-disable|(biome|prettier|oxfmt)-ignore|(v8|c8|istanbul) ignore/

const noSilencing = eachFile(
  'no-silencing', 'No comment silences the compiler or the linter; an expected error of types stands in tests only.',
  ({ path, comments }) =>
    comments
      .filter(({ text }) => silencers.test(text) || (/@ts-expect-error/.test(text) && !isForTests(path)))
      .map(({ line, text }) => ({ line, message: `mend what "${text.trim().slice(0, 40)}" hides` })),
)

const noTodo = eachFile(
  'no-todo', 'Nothing is left for later in a comment.',
  ({ comments }) =>
    comments
      .filter(({ text }) => /\b(TODO|FIXME|XXX|HACK)\b/.test(text))
      .map(({ line }) => ({ line, message: 'do it, or write an issue' })),
)

const noBanner = eachFile(
  'no-banner', 'Comments are sentences, not banners.',
  ({ comments }) =>
    comments
      .filter(({ text }) => /([=\-*#~─═])\1{4,}/.test(text))
      .map(({ line }) => ({ line, message: 'a file that needs banners wants to be two files' })),
)

const noDefaultExport = eachFile(
  'no-default-export', 'Exports have names; only what a tool itself loads may have none.',
  (file) =>
    /\.config\.ts$|(^|\/)(global-setup|names-first)\.ts$/.test(file.path)
      ? []
      : file.nodes
        .filter(({ type }) => type === 'ExportDefaultDeclaration')
        .map(({ start }) => ({ line: file.lineOf(start), message: 'give it a name' })),
)

const paths = /(^|[\s'"`(=:])\/(work|home|root|Users|private|var\/folders)\/[\w.-]+|[A-Z]:\\Users\\/
const registries = /registry\.(npmjs\.org|yarnpkg\.com|npmmirror\.com)|\bnpm\.pkg\.github\.com/i

const noMachinePaths = eachFile(
  'no-machine-paths', 'Nothing knows the folders of a machine or the host of a registry.',
  ({ path, lines }) =>
    path === 'package-lock.json' || path.endsWith('.svg')
      ? []
      : lines.flatMap((text, at) =>
        paths.test(text) || registries.test(text) ? [{ line: at + 1, message: 'true on one machine only' }] : [],
      ),
)

const testWords = new Set(['it', 'test', 'describe', 'suite', 'bench'])
const leavesOut = new Set(['skip', 'only', 'todo', 'fails', 'skipIf', 'runIf'])
const leftOut = new Set(['xit', 'xtest', 'xdescribe', 'fit', 'fdescribe'])

const noSkippedTests = eachFile(
  'no-skipped-tests', 'Every test runs: none is skipped, alone or still to do.',
  (file) =>
    callsIn(file)
      .filter(({ names: [first = '', ...more] }) =>
        leftOut.has(first) || (testWords.has(first) && more.some((name) => leavesOut.has(name))))
      .map(({ names, line }) => ({ line, message: `${names.join('.')} leaves tests out` })),
)

const sleepMax = 100
const sleepers = new Set(['setTimeout', 'sleep', 'delay'])

const noSleeping = eachFile(
  'no-sleeping', `A test waits for what happens, not for ${sleepMax} ms to pass.`,
  (file) =>
    !isForTests(file.path)
      ? []
      : callsIn(file)
        .filter(({ names, given }) =>
          sleepers.has(names.at(-1) ?? '') && given.some(({ value }) => typeof value === 'number' && value >= sleepMax))
        .map(({ line }) => ({ line, message: 'wait for the condition or the event' })),
)

const mocks = new Set(['mock', 'doMock', 'hoisted'])

const noMocks = eachFile(
  'no-mocks', 'Tests run our code itself; others are stood in for by simulators.',
  (file) =>
    callsIn(file)
      .filter(({ names: [first, second = ''] }) => first === 'vi' && mocks.has(second))
      .map(({ line }) => ({ line, message: 'a mock proves the mock' })),
)

const noWalkedStreams = eachFile(
  'no-walked-streams', 'The web reads a stream by its reader: Safari cannot walk through one, and says so to nobody.',
  (file) =>
    !file.path.startsWith('packages/web/src/') || isForTests(file.path)
      ? []
      : file.nodes
        .filter(({ type, name, await: waits }) =>
          (type === 'ForOfStatement' && waits === true) || (type === 'Identifier' && name === 'fromAsync'))
        .map(({ start }) => ({ line: file.lineOf(start), message: 'getReader() and read() in a loop' })),
)

export const codeRules: readonly Rule[] = [
  noAny, noSilencing, noTodo, noBanner, noDefaultExport, noMachinePaths, noSkippedTests, noSleeping, noMocks,
  noWalkedStreams,
]
