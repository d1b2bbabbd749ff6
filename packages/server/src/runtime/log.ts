// Writes one JSON line per event; names that carry secrets or personal data never leave with their values.
const levels = { info: 30, warn: 40, error: 50, silent: 99 } as const
export type LogLevel = keyof typeof levels

export interface Log {
  info(event: string, facts?: Readonly<Record<string, unknown>>): void
  warn(event: string, facts?: Readonly<Record<string, unknown>>): void
  error(event: string, facts?: Readonly<Record<string, unknown>>): void
}

const hidden =
  /pass|secret|token|authorization|cookie|api.?key|signature|phone|e.?mail|birth|\bci\b|account.?number|(?<!e)rrn/i

// Whatever is hidden below holds one of these; most texts are ids and hold none.
const mayHoldSecrets = /@|bearer|api-key|\d{6}-[1-8]|\b01\d-?\d{3}/i

/** Addresses carry passwords, headers carry tokens, and messages of libraries repeat what they were given. */
const withoutSecrets = (text: string): string =>
  !mayHoldSecrets.test(text) ? text : text
    .replace(/:\/\/[^\s/@]+@/g, '://[hidden]@')
    .replace(/\b(bearer|api-key) \S+/gi, '$1 [hidden]')
    // Each run of signs is looked at once, whether it turns out to be an address or not: texts may be long.
    .replace(/[\w.+-]+(@[\w-]+\.[\w.-]+)?/g, (run, host?: string) => (host === undefined ? run : '[hidden]'))
    .replace(/\b\d{6}-[1-8]\d{6}\b|\b01\d-?\d{3,4}-?\d{4}\b/g, '[hidden]')

/** The database quotes the value that it could not read; what it was can be found by the request's id. */
const messageOf = (error: Error): string =>
  'code' in error && String(error.code).startsWith('22') ? error.message.replace(/".*"/s, '[hidden]') : error.message

/** Of an error that is kept elsewhere than in the log: its words as the log has them, and nothing that hangs on it. */
export const withoutValues = (error: unknown): Error => {
  const read = error instanceof Error ? error : new Error(String(error))
  return Object.assign(new Error(withoutSecrets(messageOf(read))), { name: read.name })
}

/** A stack repeats the message in its first lines, so only its places are kept. */
const factsOf = (error: Error) => ({
  name: error.name,
  message: withoutSecrets(messageOf(error)),
  at: error.stack?.split('\n').filter((line) => /^\s+at /.test(line)).map((line) => line.trim()),
  ...(error.cause === undefined ? {} : { cause: error.cause }),
})

const clean = (name: string, value: unknown): unknown => {
  if (name !== '' && hidden.test(name)) return '[hidden]'
  if (value instanceof Error) return factsOf(value)
  if (typeof value === 'string') return withoutSecrets(value)
  return typeof value === 'bigint' ? String(value) : value
}

const lineOf = (level: string, event: string, facts: Readonly<Record<string, unknown>>): string => {
  const head = { time: new Date().toISOString(), level, event }
  try {
    return JSON.stringify({ ...head, ...facts }, clean)
  } catch {
    // Whoever logs is most often dealing with a failure already and must not meet a second one here.
    return JSON.stringify({ ...head, unwritable: Object.keys(facts) }, clean)
  }
}

export const openLog = (
  level: LogLevel,
  write: (line: string) => void = (line) => void process.stdout.write(`${line}\n`),
): Log => {
  const at = (own: Exclude<LogLevel, 'silent'>) => (event: string, facts: Readonly<Record<string, unknown>> = {}) => {
    if (levels[own] >= levels[level]) write(lineOf(own, event, facts))
  }
  return { info: at('info'), warn: at('warn'), error: at('error') }
}
