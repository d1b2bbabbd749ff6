// What no file of the project holds, of whatever kind: keys, tokens and passwords that could open something.
import { knownExamples } from './known-examples.ts'
import { eachFile, type Rule } from './rule.ts'

const forms: readonly (readonly [what: string, form: RegExp])[] = [
  ['a private key', /-----BEGIN (?:[A-Z0-9]+ )*PRIVATE KEY(?: BLOCK)?-----/g],
  ['a key of Amazon', /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g],
  ['a key of Google', /\bAIza[\w-]{35}/g],
  ['a token of GitHub', /\b(?:gh[pousr]_[A-Za-z0-9]{36,}|github_pat_\w{22,})/g],
  ['a token of GitLab', /\bglpat-[\w-]{20,}/g],
  ['a token of npm', /\bnpm_[A-Za-z0-9]{36}\b/g],
  ['a token of Slack', /\bxox[abeoprs]-[\w-]{10,}/g],
  ['a key of payments', /\b(?:(?:test|live)_g?[sc]k|[sr]k_(?:test|live))_\w{10,}/g],
  ['a signed token', /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/g],
  ['a password in an address', /\b[a-z][a-z0-9+.-]{1,20}:\/\/[^\s/:@"'`<>|(){}$]+:[^\s/@"'`<>|(){}$…]+@[\w.[-]/gi],
  ['a header that opens something', /\b(?:basic|bearer)\s+[\w+/.~-]{30,}={0,2}/gi],
]

const secretName = '(?:secret|passw(?:or)?d|token|credential|(?:private|api|access|seal|data|lookup)_?key)'
/** Something that is called a secret and is given a value of one piece. */
const named = new RegExp(`${secretName}\\w*['"]?\\s*[:=]\\s*['"\`]?([\\w+/.~-]{16,}={0,2})`, 'gi')

/** How many bits each character of the text says: words say few, what a machine drew says many. */
const bitsPerCharacter = (text: string): number => {
  const counts = new Map<string, number>()
  for (const one of text) counts.set(one, (counts.get(one) ?? 0) + 1)
  return [...counts.values()].reduce((sum, count) => sum - (count / text.length) * Math.log2(count / text.length), 0)
}

const looksDrawn = (text: string): boolean =>
  /[0-9]/.test(text) && /[A-Za-z]/.test(text) && bitsPerCharacter(text) >= 3.5

interface Found {
  readonly what: string
  readonly text: string
  readonly at: number
}

/** All that looks like a secret, known or not. */
export const secretsIn = (text: string): Found[] => [
  ...forms.flatMap(([what, form]) =>
    [...text.matchAll(form)].map((found) => ({ what, text: found[0], at: found.index }))),
  ...[...text.matchAll(named)]
    .map((found) => ({ what: 'a secret that a machine drew', text: found[1] ?? '', at: found.index }))
    .filter((found) => looksDrawn(found.text)),
]

const isKnown = (path: string, text: string): boolean =>
  path === 'tools/tidy/known-examples.ts'
    ? knownExamples.some((known) => known.text.startsWith(text))
    : knownExamples.some((known) => known.text === text && known.files.includes(path))

const noSecrets = eachFile(
  'no-secrets', 'No file holds a key, a token or a password; what only looks like one is known by its text and place.',
  ({ path, text, lineOf }) =>
    secretsIn(text)
      .filter((found) => !isKnown(path, found.text))
      .map(({ what, at }) => ({ line: lineOf(at), message: `${what}: take it out, and change it where it opens` })),
)

export const secretRules: readonly Rule[] = [noSecrets]
