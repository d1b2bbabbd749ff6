// Writes the parts of others as a bill of materials in the form of CycloneDX 1.6.
import { allowedLicences } from './licences.ts'
import { type Lock, type Part } from './read-lock.ts'

/** `pkg:npm/%40scope/name@1.0.0`, as package URLs are written. */
export const purlOf = ({ name, version }: Pick<Part, 'name' | 'version'>): string =>
  `pkg:npm/${name.replace('@', '%40')}@${version}`

const purlOfId = (id: string): string => {
  const at = id.lastIndexOf('@')
  return purlOf({ name: id.slice(0, at), version: id.slice(at + 1) })
}

const hashOf = (integrity: string): { alg: string; content: string } => ({
  alg: 'SHA-512',
  content: Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex'),
})

const licenceOf = (licence: string): object =>
  Object.hasOwn(allowedLicences, licence) ? { license: { id: licence } } : { expression: licence }

const scopeOf = ({ use, isOptional }: Part): string => {
  if (use === 'building') return 'excluded'
  return isOptional ? 'optional' : 'required'
}

const componentOf = (part: Part): object => {
  const [scope, plain] = part.name.startsWith('@') ? part.name.split('/') : [undefined, part.name]
  return {
    type: 'library',
    'bom-ref': purlOf(part),
    ...(scope === undefined ? {} : { group: scope }),
    name: plain,
    version: part.version,
    scope: scopeOf(part),
    hashes: [hashOf(part.integrity)],
    licenses: [licenceOf(part.licence)],
    purl: purlOf(part),
    properties: [{ name: 'bidyard:use', value: part.use }],
  }
}

export interface BillStamp {
  /** A new one for each bill, as the form asks. */
  readonly serial: string
  readonly at: Date
}

export const billOfMaterials = (lock: Lock, { serial, at }: BillStamp): object => {
  const own = `pkg:npm/${lock.name}@${lock.version}`
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${serial}`,
    version: 1,
    metadata: {
      timestamp: at.toISOString(),
      lifecycles: [{ phase: 'pre-build' }],
      component: {
        type: 'application', 'bom-ref': own, name: lock.name, version: lock.version,
        licenses: [licenceOf(lock.licence)], purl: own,
      },
    },
    components: lock.parts.map(componentOf),
    dependencies: [
      { ref: own, dependsOn: lock.direct.map(purlOfId) },
      ...lock.parts.map((part) => ({ ref: purlOf(part), dependsOn: part.needs.map(purlOfId) })),
    ],
  }
}
