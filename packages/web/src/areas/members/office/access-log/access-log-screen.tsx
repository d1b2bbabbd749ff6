// The records: who looked at whom, who changed what, and the review of a month, side by side.
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useText } from '../../../../text/use-text.ts'
import { PageHeader } from '../../../../ui/navigation/page-header.tsx'
import { Tabs } from '../../../../ui/navigation/tabs.tsx'
import { useTitle } from '../../../../ui/use-title.ts'
import { readOne } from '../parts/read-search.ts'
import { ChangesTab } from './changes-tab.tsx'
import { LooksTab } from './looks-tab.tsx'
import { ReviewTab } from './review-tab.tsx'

const tabs = ['looks', 'changes', 'review'] as const
const contents = { looks: <LooksTab />, changes: <ChangesTab />, review: <ReviewTab /> } as const

export const AccessLogScreen = (): ReactNode => {
  const say = useText('people')
  const navigate = useNavigate()
  const given = useSearch({ from: '/framed/office/access-log' })
  const tab = readOne(tabs, given.tab) ?? 'looks'
  useTitle(say('records'))
  return (
    <>
      <PageHeader title={say('records')} summary={say(`recordsText.${tab}`)} />
      <Tabs
        label={say('records')}
        value={tab}
        onValueChange={(next) => void navigate({
          to: '/office/access-log', search: next === 'looks' ? {} : { tab: next }, state: {},
        })}
        tabs={tabs.map((value) => ({ value, label: say(`records.${value}`), content: contents[value] }))}
      />
    </>
  )
}
