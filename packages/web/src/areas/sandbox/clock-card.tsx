// The sandbox's clock: what time the product believes it is, and how far to move it onwards.
import { sandboxCalls } from '@bidyard/contract/calls/sandbox'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { hasRole, useViewer } from '../../api/session.ts'
import { useCall } from '../../api/use-call.ts'
import { useFailureToast } from '../../api/use-failure-toast.ts'
import { useRead } from '../../api/use-read.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button/button.tsx'
import { formatClock } from '../../ui/format/date.ts'
import { useFormat } from '../../ui/format/use-format.ts'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { showToast } from '../../ui/overlay/toast.ts'
import { Card } from '../../ui/show/card.tsx'
import { Skeleton } from '../../ui/show/skeleton.tsx'
import { isClosed } from './choose-person.tsx'
import { spanWords } from './span-words.ts'

const steps = [600, 3_600, 6 * 3_600, 86_400, 3 * 86_400, 7 * 86_400] as const

/** Goes on by this device's clock from the moment of the answer. */
const useTicking = (answered: string, answeredAt: number): number => {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return Date.parse(answered) + Math.max(0, now - answeredAt)
}

const Face = ({ answered, answeredAt, shiftSeconds }: {
  readonly answered: string
  readonly answeredAt: number
  readonly shiftSeconds: number
}) => {
  const say = useText('sandbox')
  const format = useFormat()
  const now = useTicking(answered, answeredAt)
  return (
    <div className="flex flex-col">
      <span className="text-sm text-ink-faint">{say('clockNow')}</span>
      <time className="figures flex flex-wrap items-baseline gap-x-2">
        <span className="text-3xl font-extrabold tracking-tight">{formatClock(now)}</span>
        <span className="text-md font-medium text-ink-soft">{format.date(now)}</span>
      </time>
      <span className="mt-1 text-md text-ink-soft">
        {shiftSeconds === 0 ? say('clockReal') : say('clockAhead', { span: spanWords(say, shiftSeconds) })}
      </span>
    </div>
  )
}

const Mover = () => {
  const say = useText('sandbox')
  const format = useFormat()
  const queries = useQueryClient()
  const [asked, setAsked] = useState<number | null>(null)
  // Keeps its words while the dialog fades away.
  const [seconds, setSeconds] = useState<number>(steps[0])
  const move = useCall(sandboxCalls.moveClock, {
    onSuccess: ({ now }) => {
      showToast({ tone: 'done', title: say('moved', { time: format.dateTime(now) }) })
      return queries.invalidateQueries()
    },
    onFailure: useFailureToast(),
  })
  const ask = (step: number) => {
    setSeconds(step)
    setAsked(step)
  }
  return (
    <div className="flex flex-col gap-2">
      <span id="move-by" className="text-sm font-semibold">{say('moveBy')}</span>
      <div role="group" aria-labelledby="move-by" className="grid grid-cols-3 gap-2">
        {steps.map((step) => (
          <Button key={step} onClick={() => ask(step)} className="figures px-2!">+{spanWords(say, step)}</Button>
        ))}
      </div>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        title={say('moveTitle', { span: spanWords(say, seconds) })}
        consequence={say('moveConsequence')}
        confirmLabel={say('moveConfirm')}
        onConfirm={() => move.mutateAsync({ body: { seconds } })}
      />
    </div>
  )
}

export const ClockCard = () => {
  const say = useText('sandbox')
  const viewer = useViewer()
  const clock = useRead(sandboxCalls.readClock, {}, { refreshEveryMs: 60_000 })
  if (isClosed(clock.error) || (clock.data === undefined && clock.error !== null)) return null
  return (
    <Card title={say('clock')} note={say('clockText')}>
      <div className="flex flex-col gap-5">
        {clock.data === undefined ? (
          <Skeleton className="h-22" />
        ) : (
          <Face answered={clock.data.now} answeredAt={clock.dataUpdatedAt} shiftSeconds={clock.data.shiftSeconds} />
        )}
        {hasRole(viewer, 'root', 'developer')
          ? <Mover />
          : <p className="text-md text-ink-faint">{say('clockForbidden')}</p>}
      </div>
    </Card>
  )
}
