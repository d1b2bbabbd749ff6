// The money desk: what waits for a second person, what has to go out, who is late, and whether the books add up.
import { financeCalls } from '@bidyard/contract/calls/finance'
import type { ReactNode } from 'react'
import { useFailureWords } from '../../../../api/failure-words.ts'
import { useRead } from '../../../../api/use-read.ts'
import { useText } from '../../../../text/use-text.ts'
import { PageHeader } from '../../../../ui/navigation/page-header.tsx'
import { Skeleton } from '../../../../ui/show/skeleton.tsx'
import { ErrorPanel } from '../../../../ui/state/error-panel.tsx'
import { useTitle } from '../../../../ui/use-title.ts'
import { BooksCard } from './books-card.tsx'
import { DeskFigures } from './desk-figures.tsx'
import { OverdueCard } from './overdue-card.tsx'
import { PayoutsCard } from './payouts-card.tsx'
import { ProposalsCard } from './proposals-card.tsx'

const Figures = () => {
  const wordsFor = useFailureWords()
  const desk = useRead(financeCalls.getMoneyDesk, {})
  if (desk.data !== undefined) return <DeskFigures desk={desk.data} />
  if (desk.error !== null)
    return <div className="mb-4"><ErrorPanel {...wordsFor(desk.error)} onRetry={() => void desk.refetch()} /></div>
  return <div aria-busy="true"><Skeleton className="mb-4 h-127 rounded-lg md:h-104 xl:h-50" /></div>
}

export const DeskScreen = (): ReactNode => {
  const say = useText('money')
  useTitle(say('desk'))
  return (
    <>
      <PageHeader title={say('desk')} summary={say('deskText')} />
      <Figures />
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <ProposalsCard />
          <PayoutsCard />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <BooksCard />
          <OverdueCard />
        </div>
      </div>
    </>
  )
}
