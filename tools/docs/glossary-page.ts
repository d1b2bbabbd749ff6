// docs/glossary.md: the nouns of the product in both languages, with what they mean here.
import { glossary } from '@bidyard/contract/glossary/glossary'
import type { GlossaryPart } from '@bidyard/contract/glossary/glossary-part'
import { page, table } from './markdown.ts'

const part = ({ title, words }: GlossaryPart): string => {
  const isExplained = words.some(({ means }) => means !== undefined)
  const head = isExplained ? ['Word', 'Korean', 'What it is'] : ['Act', 'Korean']
  const rows = words.map(({ en, ko, means }) => (means === undefined ? [en, ko] : [en, ko, means.en]))
  return `## ${title.en}\n\n${table(head, rows)}`
}

export const glossaryPage = (): string => page(
  'Glossary',
  [
    'The nouns of the product: the word that code, calls and tables use, the word that screens show, and what it means',
    'here. Screens show the same under *Glossary*, in Korean too. The values that states and types may have are in',
    '[enumerations](enumerations.md).',
  ].join('\n'),
  ...glossary.map(part),
)
