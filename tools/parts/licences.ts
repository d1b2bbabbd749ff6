// Which licences parts of others may have, and those of parts whose own papers do not name one as SPDX would.
import type { PartUse } from './read-lock.ts'

interface LicenceTerms {
  readonly uses: readonly PartUse[]
  readonly why: string
}

const anywhere: readonly PartUse[] = ['delivered', 'building']

/** Whoever adds a line has read the licence. */
export const allowedLicences: Readonly<Record<string, LicenceTerms>> = {
  'Apache-2.0': { uses: anywhere, why: 'our own; its notices travel with the part' },
  MIT: { uses: anywhere, why: 'its notice travels with the part' },
  ISC: { uses: anywhere, why: 'its notice travels with the part' },
  'BSD-2-Clause': { uses: anywhere, why: 'its notice travels with the part' },
  'BSD-3-Clause': { uses: anywhere, why: 'its notice travels with the part' },
  'BlueOak-1.0.0': { uses: anywhere, why: 'its text or a link travels with the part' },
  Zlib: { uses: anywhere, why: 'asks for nothing but truth about its origin' },
  '0BSD': { uses: anywhere, why: 'asks for nothing' },
  Unlicense: { uses: anywhere, why: 'asks for nothing' },
  'CC0-1.0': { uses: anywhere, why: 'asks for nothing' },
  'OFL-1.1': { uses: anywhere, why: 'a font; it travels with its licence and is not sold by itself' },
  'LGPL-3.0-or-later': {
    uses: anywhere, why: 'a library of its own file, loaded when it runs, which anybody may replace by another',
  },
  'CC-BY-4.0': { uses: ['building'], why: 'a table of browsers that names its authors; in nothing that is handed on' },
  'MPL-2.0': { uses: ['building'], why: 'runs on the machine that builds and is in nothing that is handed on' },
}

interface FoundLicence {
  readonly licence: string
  readonly where: string
}

export const unnamedLicences: Readonly<Record<string, FoundLicence>> = {
  'busboy@0.3.1': { licence: 'MIT', where: 'its LICENSE file' },
  'dicer@0.3.0': { licence: 'MIT', where: 'its LICENSE file' },
  'humanize-number@0.0.2': { licence: 'MIT', where: 'the end of its Readme' },
  'only@0.0.2': { licence: 'MIT', where: 'the end of its Readme' },
  'reserved@0.1.2': { licence: 'MIT', where: 'its LICENSE-MIT file' },
  'streamsearch@0.1.2': { licence: 'MIT', where: 'its LICENSE file' },
}
