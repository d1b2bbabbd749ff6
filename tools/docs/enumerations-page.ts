// docs/enumerations.md: every enumeration with what its values are called in Korean and in English.
import { allEnumerations } from '@bidyard/contract/enums'
import type { Enumeration } from '@bidyard/contract/enumeration'
import { anchor, code, page, table } from './markdown.ts'

const part = ({ name, values, labels }: Enumeration): string => {
  const rows = values.map((value) => [code(value), labels[value]?.ko ?? '', labels[value]?.en ?? ''])
  return `## ${name}\n\n${table(['Value', 'Korean', 'English'], rows)}`
}

export const enumerationsPage = (): string => {
  const enumerations: readonly Enumeration[] = Object.values(allEnumerations)
  return page(
    'Enumerations',
    `${enumerations.length} enumerations, each in the order that every screen shows. What the nouns of the product `
      + 'mean is said in the [glossary](glossary.md).',
    enumerations.map(({ name }) => `[${name}](#${anchor(name)})`).join(' · '),
    ...enumerations.map(part),
  )
}
