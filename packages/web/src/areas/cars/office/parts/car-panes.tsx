// Everything that is known of a car, side by side with whatever is to be decided about it.
import { useState } from 'react'
import { useFailureWords } from '../../../../api/failure-words.ts'
import { useText } from '../../../../text/use-text.ts'
import { Tabs } from '../../../../ui/navigation/tabs.tsx'
import { Card } from '../../../../ui/show/card.tsx'
import { Skeleton } from '../../../../ui/show/skeleton.tsx'
import { ErrorPanel } from '../../../../ui/state/error-panel.tsx'
import { AnswersPanel } from './answers-panel.tsx'
import { CheckPanel } from './check-panel.tsx'
import { FactsPanel } from './facts-panel.tsx'
import { HistoryPanel } from './history-panel.tsx'
import { PhotoPane } from './photo-pane.tsx'
import { useOrder } from './use-order.ts'

const tabs = ['check', 'facts', 'history', 'answers'] as const
type Open = (typeof tabs)[number]

export const CarPanes = ({ orderId }: { readonly orderId: string }) => {
  const say = useText('carOffice')
  const wordsFor = useFailureWords()
  const [open, setOpen] = useState<Open>('check')
  const { order, failure, again } = useOrder(orderId)
  if (order === undefined && failure !== null)
    return <ErrorPanel {...wordsFor(failure)} onRetry={() => void again()} />
  const contents = order === undefined ? undefined : {
    check: <CheckPanel checkId={order.checkId} />, facts: <FactsPanel registerId={order.registerId} />,
    history: <HistoryPanel historyId={order.historyId} km={order.odometer?.km ?? null} />,
    answers: <AnswersPanel order={order} />,
  }
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <PhotoPane key={orderId} orderId={orderId} />
      <Card>
        <h2 className="sr-only">{say('aboutCar')}</h2>
        {contents === undefined ? <Skeleton className="h-96 rounded-lg" /> : (
          <Tabs
            label={say('aboutCar')}
            tabs={tabs.map((value) => ({ value, label: say(`tab.${value}`), content: contents[value] }))}
            value={open}
            onValueChange={setOpen}
          />
        )}
      </Card>
    </div>
  )
}
