// docs/operations/security/parts.md: the parts of others that the program is made of and built with.
import { allowedLicences, unnamedLicences } from '../../parts/licences.ts'
import { mayUse } from '../../parts/part-rules.ts'
import { type Part, partId, readLock } from '../../parts/read-lock.ts'
import { code, page, table } from '../markdown.ts'

const licenceTable = (parts: readonly Part[]): string => {
  const found = [...new Set(parts.map(({ licence }) => licence))].toSorted()
  const count = (licence: string, use: Part['use']): string =>
    String(parts.filter((part) => part.licence === licence && part.use === use).length)
  const taken = (licence: string): string => {
    if (!mayUse(licence, 'delivered')) return 'building only'
    return mayUse(licence, 'building') ? 'anywhere' : 'delivered only'
  }
  return table(
    ['Licence', 'Delivered', 'Only for building', 'May be used', 'Because'],
    found.map((licence) => [
      licence, count(licence, 'delivered'), count(licence, 'building'), taken(licence),
      allowedLicences[licence]?.why ?? 'each of them may, or one of them may be chosen',
    ]),
  )
}

const deliveredTable = (parts: readonly Part[]): string => table(
  ['Part', 'Version', 'Licence', 'Where'],
  parts.map(({ name, version, licence, isOptional }) =>
    [code(name), version, licence, isOptional ? 'on some machines' : 'everywhere']),
)

const buildingTable = (parts: readonly Part[]): string => {
  const licences = [...new Set(parts.map(({ licence }) => licence))].toSorted()
  return table(['Licence', 'Parts'], licences.map((licence) => [
    licence,
    parts.filter((part) => part.licence === licence).map((part) => partId(part)).join(', '),
  ]))
}

export const partsPage = (): string => {
  const { parts } = readLock()
  const delivered = parts.filter(({ use }) => use === 'delivered')
  const building = parts.filter(({ use }) => use === 'building')
  return page(
    'Parts of others',
    [
      `${delivered.length} parts are in what is delivered, the pinned Node among them; ${building.length} only build`,
      'and test it. `npm run sbom -- FILE` writes all of them as a bill of materials (CycloneDX 1.6) with integrity',
      'and what needs what; `scope` is `excluded` there for what only builds. `npm run check` refuses a licence that',
      'is not listed in `tools/parts/licences.ts`, a version that is not exact and a part without integrity.',
      'Within which time a weak part is replaced stands in [SECURITY](../../../SECURITY.md).',
      '',
      'What packages carry inside of them, such as PostgreSQL itself, libvips or the fonts of Typst, has its licences',
      'in the packages, not here.',
      '',
      'One that only builds, `@scarf/scarf`, would look through all parts when it is installed, and tell its maker',
      'the kind of the machine and a hash of our name. `scarfSettings` in package.json says no, and a test asks it.',
    ].join('\n'),
    `## Licences\n\n${licenceTable(parts)}`,
    `## Delivered\n\n${deliveredTable(delivered)}`,
    `## Only for building\n\n${buildingTable(building)}`,
    `## Where a package names none itself\n\n${table(
      ['Part', 'Licence', 'Said in'],
      Object.entries(unnamedLicences).map(([id, { licence, where }]) => [code(id), licence, where]),
    )}`,
  ).replace('from the contract: change the contract', 'from package-lock.json: change the parts')
}
