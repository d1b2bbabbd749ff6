// The one kind of error that the launcher throws: a sentence that a person can act on.

export class PostgresError extends Error {
  override readonly name = 'PostgresError'
}

export interface Circumstances {
  readonly folder: string
  readonly port?: number
}

type Sentence = (match: RegExpExecArray, circumstances: Circumstances) => string

const restOfLine = ({ input, index }: RegExpExecArray): string => input.slice(index).split('\n', 1).join('')

// First match wins: the cause stands above its consequences.
const knownCauses: readonly (readonly [RegExp, Sentence])[] = [
  [/ENOSPC|No space left on device|Disk quota exceeded|EDQUOT/, (_, { folder }) =>
    `The disk that holds ${folder} is full: free some room and start again; nothing that was stored is lost.`],
  [/EROFS|Read-only file system/, (_, { folder }) =>
    `The disk that holds ${folder} may only be read: make it writable or choose another folder.`],
  [/error while loading shared libraries: ([^:]+):/, ([, library]) =>
    `PostgreSQL cannot run because this machine lacks ${library}: `
    + 'install it (Debian: apt-get install libstdc++6) and start again.'],
  [/GLIBC(?:XX)?_[\d.]+' not found/, ([version]) =>
    `PostgreSQL cannot run because this machine's C library is too old (${version}): `
    + 'use a newer system or set DATABASE_URL.'],
  [/could not bind IPv4 address|could not create any TCP\/IP sockets/, (_, { port }) =>
    `Port ${port ?? '?'} on 127.0.0.1 is taken by another program: stop that one or choose another port.`],
  [/pre-existing shared memory block|lock file "postmaster\.pid" already exists/, (_, { folder }) =>
    `Processes of an earlier database still work in ${folder}: end the remaining postgres processes and start again.`],
  [/could not (?:map anonymous|create) shared memory|Cannot allocate memory|out of memory/, () =>
    'PostgreSQL does not get enough memory: free some, or lower the setting shared_buffers.'],
  [/unrecognized configuration parameter|invalid value for parameter|is outside the valid range/, (match) =>
    `PostgreSQL refuses a setting: ${restOfLine(match)}.`],
  [/parameter "[^"\n]*" (?:cannot|requires) /, (match) => `PostgreSQL refuses a setting: ${restOfLine(match)}.`],
  [/valid checkpoint record|is not a valid data directory|could not read file "global/, (_, { folder }) =>
    `The database in ${folder} is damaged: put back a backup, or move the folder away to begin anew.`],
  [/EACCES|EPERM|Permission denied|Operation not permitted/, (_, { folder }) =>
    `PostgreSQL lacks permission to work in ${folder}: give the folder to the user who starts it.`],
]

const lastComplaint = (output: string): string => {
  const complaints = output.split('\n').filter((line) => /(?:FATAL|PANIC|ERROR|error):/.test(line))
  const last = complaints.at(-1) ?? output.trim().split('\n').at(-1) ?? ''
  return last.replace(/^.*?(?:FATAL|PANIC|ERROR|error): +/, '').trim() || 'it said nothing'
}

/** Turns what PostgreSQL or the file system said into one clear sentence. */
export const plainSentence = (output: string, circumstances: Circumstances): string => {
  for (const [pattern, sentence] of knownCauses) {
    const match = pattern.exec(output)
    if (match) return sentence(match, circumstances).replace(/\.\.$/, '.')
  }
  return `PostgreSQL did not start in ${circumstances.folder}: ${lastComplaint(output)}.`.replace(/\.\.$/, '.')
}

export const asPostgresError = (cause: unknown, circumstances: Circumstances): PostgresError => {
  if (cause instanceof PostgresError) return cause
  const text = cause instanceof Error ? cause.message : String(cause)
  return new PostgresError(plainSentence(text, circumstances), { cause })
}
