// The words of the saved page, in the language of whoever saves it.
import { ownDataField, ownDataSection } from '@bidyard/contract/enums/work/own-data'
import { useText } from '../../../text/use-text.ts'
import { useLanguage } from '../../../text/language-context.tsx'
import { useWord } from '../../../text/use-word.ts'
import { useFormat } from '../../../ui/format/use-format.ts'
import { useKeepingWords } from './keeping-words.ts'
import { useValueWords } from './value-words.ts'
import type { OwnDataWords } from './own-data-page.ts'

export const useOwnDataWords = (): OwnDataWords => {
  const say = useText('people')
  const { language } = useLanguage()
  const word = useWord()
  const format = useFormat()
  const keeping = useKeepingWords()
  const value = useValueWords()
  return {
    language,
    title: say('data.title'),
    nothing: say('data.nothing'),
    time: (at) => format.dateTime(at),
    madeAt: (at) => say('data.at', { at: format.dateTime(at) }),
    section: (section) => word(ownDataSection, section),
    field: (field) => word(ownDataField, field),
    value,
    keeping,
  }
}
