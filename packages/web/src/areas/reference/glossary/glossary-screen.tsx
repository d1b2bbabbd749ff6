// The words of this place in both languages with what they mean, found while one types.
import { glossary } from '@bidyard/contract/glossary/glossary'
import type { GlossaryPart, GlossaryWord } from '@bidyard/contract/glossary/glossary-part'
import { useSearch } from '@tanstack/react-router'
import { useLanguage } from '../../../text/language-context.tsx'
import { useLabel } from '../../../text/use-label.ts'
import { useText } from '../../../text/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { SearchField } from '../../../ui/form/search-field.tsx'
import { PageHeader } from '../../../ui/navigation/page-header.tsx'
import { Card } from '../../../ui/show/card.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { readText } from '../../../ui/table/order.ts'
import { useAddress } from '../../../ui/table/use-address.ts'
import { useTitle } from '../../../ui/use-title.ts'
import { findWords, type GlossarySearch } from './find-words.ts'

const rowLook = 'grid gap-x-6 gap-y-0.5 border-t border-line py-3 first:border-t-0 md:grid-cols-[17rem_minmax(0,1fr)]'
const otherLook = 'ml-2 text-sm font-normal text-ink-faint'

const Word = ({ ko, en, means }: GlossaryWord) => {
  const { language } = useLanguage()
  const [own, other] = language === 'ko' ? [ko, en] : [en, ko]
  const isPlain = means === undefined
  return (
    <div className={rowLook}>
      <dt className="font-semibold">
        {own}
        {!isPlain && (
          <span lang={language === 'ko' ? 'en' : 'ko'} className={otherLook}>{other}</span>
        )}
      </dt>
      <dd className="text-md text-ink-soft">{isPlain ? other : means[language]}</dd>
    </div>
  )
}

const Part = ({ title, words }: GlossaryPart) => {
  const label = useLabel()
  return (
    <Card title={label(title)}>
      <dl>{words.map((word) => <Word key={`${word.en} ${word.ko}`} {...word} />)}</dl>
    </Card>
  )
}

export const GlossaryScreen = () => {
  const say = useText('reference')
  const { language } = useLanguage()
  const { search, change } = useAddress<GlossarySearch>(useSearch({ from: '/framed/glossary' }))
  const find = readText(search.find) ?? ''
  const parts = findWords(glossary, find, language)
  useTitle(say('glossary'))
  return (
    <>
      <PageHeader title={say('glossary')} summary={say('glossaryText')} />
      <SearchField
        className="mb-4 max-w-md" label={say('glossaryFind')} labelHidden placeholder={say('glossaryFind')}
        value={find} onSearch={(text) => change({ find: text }, true)}
      />
      <div className="flex flex-col gap-4">
        {parts.map((part) => <Part key={part.title.en} {...part} />)}
        {parts.length === 0 && (
          <Card>
            <EmptyState
              icon="search" title={say('nothingFoundTitle', { find })} text={say('glossaryNothing')}
              action={<Button icon="close" onClick={() => change({ find: '' })}>{say('clearSearch')}</Button>}
            />
          </Card>
        )}
      </div>
    </>
  )
}
