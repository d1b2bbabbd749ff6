// Faults at the door to the outside: headers, files, paths, cells of tables, the log.
import type { Fault } from '../fault.ts'

const requests = 'runtime/http/requests.test.ts'

export const doorFaults: readonly Fault[] = [
  {
    name: 'scripts-of-strangers',
    why: 'A text that somebody slips in would run as a program in the browser of whoever reads it.',
    file: 'runtime/http/security-headers.ts',
    from: "\"script-src 'self'\"", to: "\"script-src 'self' 'unsafe-inline'\"",
    caughtBy: [requests, 'of %s keep browsers from doing what they need not'],
  },
  {
    name: 'page-framed-by-strangers',
    why: 'A page of strangers could lay itself over ours and catch clicks.',
    file: 'runtime/http/security-headers.ts', from: "\"frame-ancestors 'none'\"", to: "'frame-ancestors *'",
    caughtBy: [requests, 'of %s keep browsers from doing what they need not'],
  },
  {
    name: 'path-trick',
    why: 'A key with `..` would read any file of the machine.',
    file: 'providers/storage/storage.ts',
    from: "if (!isStorageKey(key)) throw new Error('this is no key of the storage')", to: '',
    caughtBy: ['providers/storage/storage.test.ts', 'never has the key %j'],
  },
  {
    name: 'link-signature-not-checked',
    why: 'Whoever knows an address could read the file behind it.',
    file: 'providers/storage/signed-link.ts',
    from: 'return isSignature(signature, signatureOf(use, path, values as Values, key)) ?',
    to: 'return signature.length > 0 ?',
    caughtBy: ['providers/storage/disk/disk-storage.test.ts', 'with %s finds nothing'],
  },
  {
    name: 'upload-larger-than-allowed',
    why: 'Anybody could fill the disk.',
    file: 'providers/storage/disk/disk-objects.ts',
    from: 'if (bytes > bounds.maxBytes) throw', to: 'if (bytes < 0) throw',
    caughtBy: ['areas/files/refusals.test.ts', 'larger than its use allows is refused'],
  },
  {
    name: 'csv-formula-not-defused',
    why: 'A name that begins with an equals sign would run in the spreadsheet of the office.',
    file: 'runtime/csv/csv-rules.ts',
    from: 'beginsLikeFormula(text) ? `\'${text}`', to: 'beginsLikeFormula(text) ? `${text}`',
    caughtBy: ['areas/exports/exports.test.ts', 'holds no formula, whatever people are called'],
  },
  {
    name: 'export-link-opens-twice',
    why: 'A link that somebody else finds would give everybody’s data once more.',
    file: 'areas/exports/exports.sql.ts',
    from: ".where('id', '=', id).where('started_at', 'is', null).where('stopped_at'",
    to: ".where('id', '=', id).where('stopped_at'",
    caughtBy: ['areas/exports/exports.test.ts', 'opens once, for a minute, whole, and while the session holds'],
  },
  {
    name: 'launch-replayed',
    why: 'Whoever sees the address of a launch could come in as the seller.',
    file: 'areas/partners/launch/webview-nonces.sql.ts',
    from: 'return row !== undefined', to: "return row?.nonce !== ''",
    caughtBy: ['areas/partners/launch/create-webview-auth-token.test.ts', 'for all but one of many at once'],
  },
  {
    name: 'secret-in-the-log',
    why: 'Whoever reads the log could sign in as somebody else.',
    file: 'runtime/log.ts',
    from: "if (name !== '' && hidden.test(name)) return '[hidden]'", to: "if (name === 'password') return '[hidden]'",
    caughtBy: ['runtime/log.test.ts', 'the value of %s, at any depth'],
  },
]
