// Tabs, pages, the head of a page, and the rail of steps.
import { useState } from 'react'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button/button.tsx'
import { useFormat } from '../../ui/format/use-format.ts'
import { PageHeader } from '../../ui/navigation/page-header.tsx'
import { Pagination } from '../../ui/navigation/pagination.tsx'
import { StepRail, type Step } from '../../ui/navigation/step-rail.tsx'
import { Tabs } from '../../ui/navigation/tabs.tsx'
import { Card } from '../../ui/show/card.tsx'
import { Part } from './part.tsx'

const useSteps = (): Step[] => {
  const say = useText('gallery')
  const format = useFormat()
  const done = format.dateTime('2026-01-05T05:30:00Z')
  return [
    { key: 'award', title: say('step.award'), state: 'done', when: done },
    { key: 'visit', title: say('step.visit'), state: 'done', when: done },
    { key: 'payment', title: say('step.payment'), state: 'mine', who: say('you'), when: say('until', { time: done }) },
    { key: 'handOver', title: say('step.handOver'), state: 'ahead' },
    { key: 'papers', title: say('step.papers'), state: 'ahead' },
  ]
}

export const StepsPart = () => {
  const say = useText('gallery')
  const [tab, setTab] = useState<'open' | 'waiting' | 'done'>('open')
  const [page, setPage] = useState(6)
  const steps = useSteps()
  const theirs = steps.map((step): Step =>
    step.key === 'payment' ? { ...step, state: 'theirs', who: say('seller') } : step,
  )
  const content = <p className="text-md text-ink-soft">{say('tabContent')}</p>
  return (
    <Part id="steps" title={say('part.steps')}>
      <Card>
        <PageHeader
          inner
          title={say('auctions')}
          summary={say('auctionsSummary')}
          trail={<a href="#steps">{say('title')}</a>}
          actions={<Button icon="download">{say('print')}</Button>}
        />
        <Tabs
          label={say('tabsLabel')}
          value={tab}
          onValueChange={setTab}
          tabs={[
            { value: 'open', label: say('tab.open'), count: 12, content },
            { value: 'waiting', label: say('tab.waiting'), count: 3, content },
            { value: 'done', label: say('tab.done'), content },
          ]}
        />
      </Card>
      <Card>
        <StepRail label={say('stepsLabel')} steps={steps} />
      </Card>
      <Card>
        <StepRail
          label={say('stepsLabel')}
          steps={theirs.map((step): Step => (step.key === 'handOver' ? { ...step, state: 'failed' } : step))}
        />
      </Card>
      <Card>
        <div className="flex flex-col gap-4">
          <Pagination page={page} size={20} count={240} onPageChange={setPage} />
          <Pagination label={say('medium')} page={1} size={20} count="10,000+" onPageChange={setPage} />
          <Pagination label={say('small')} page={1} size={20} count={7} onPageChange={setPage} />
        </div>
      </Card>
    </Part>
  )
}
