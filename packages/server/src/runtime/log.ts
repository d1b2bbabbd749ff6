// Writes one JSON line per event; names that carry secrets or personal data never leave with their values.
const levels = { info: 30, warn: 40, error: 50, silent: 99 } as const
export type LogLevel = keyof typeof levels

export interface Log {
  info(event: string, facts?: Readonly<Record<string, unknown>>): void
  warn(event: string, facts?: Readonly<Record<string, unknown>>): void
  error(event: string, facts?: Readonly<Record<string, unknown>>): void
}

const hidden = /pass(word)?|secret|token|authorization|cookie|api.?key|signature|phone|birth|\bci\b|account.?number|rrn/i

const clean = (name: string, value: unknown): unknown => {
  if (name !== '' && hidden.test(name)) return '[hidden]'
  if (value instanceof Error) return { name: value.name, message: withoutSecrets(value.message), stack: value.stack }
  if (typeof value === 'string') return withoutSecrets(value)
  return typeof value === 'bigint' ? String(value) : value
}

/** Addresses of databases carry passwords, headers carry tokens; both turn up in messages of libraries. */
const withoutSecrets = (text: string): string =>
  text.replace(/:\/\/[^\s/@]+@/g, '://[hidden]@').replace(/\b(bearer|api-key) \S+/gi, '$1 [hidden]')

export const openLog = (
  level: LogLevel,
  write: (line: string) => void = (line) => void process.stdout.write(`${line}\n`),
): Log => {
  const at = (own: Exclude<LogLevel, 'silent'>) => (event: string, facts: Readonly<Record<string, unknown>> = {}) => {
    if (levels[own] < levels[level]) return
    write(JSON.stringify({ time: new Date().toISOString(), level: own, event, ...facts }, clean))
  }
  return { info: at('info'), warn: at('warn'), error: at('error') }
}
