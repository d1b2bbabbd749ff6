// The inspector's visit: agreed on by day and time, called off before it begins, or how it went.
import { carCheckState } from '@bidyard/contract/enums/cars'
import { useState } from 'react'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { later } from '../../../../ui/later.tsx'
import { Badge } from '../../../../ui/show/badge.tsx'
import { Card } from '../../../../ui/show/card.tsx'
import { KeyValueList } from '../../../../ui/show/key-value-list.tsx'
import { InlineNotice } from '../../../../ui/state/inline-notice.tsx'
import type { Order } from '../offer/offer-steps.ts'
import type { CheckRow } from './car-rail.ts'

const ReserveSheet = later(async () => (await import('./visit-dialogs.tsx')).ReserveSheet)
const CallOff = later(async () => (await import('./visit-dialogs.tsx')).CallOff)

const Reserved = ({ order, check }: { readonly order: Order; readonly check: CheckRow }) => {
  const say = useText('selling')
  const format = useFormat()
  const [isCalling, setCalling] = useState(false)
  const { address } = order
  return (
    <div className="flex flex-col gap-4">
      <KeyValueList
        facts={[
          ...(check.reservedAt === null ? [] : [
            { key: 'at', name: say('visitWhen'), value: format.dateTime(check.reservedAt) },
          ]),
          ...(address === null ? [] : [
            {
              key: 'where', name: say('visitWhere'),
              value: <span lang="ko">{`${address.road} ${address.detail}`.trim()}</span>,
            },
          ]),
        ]}
      />
      {check.startedAt === null
        ? <Button wide onClick={() => setCalling(true)}>{say('visitCallOff')}</Button>
        : <InlineNotice tone="action">{say('visitRunning')}</InlineNotice>}
      {isCalling && <CallOff check={check} onClose={() => setCalling(false)} />}
    </div>
  )
}

interface VisitCardProps {
  readonly order: Order
  /** Of inspectors, the newest first. */
  readonly checks: readonly CheckRow[]
}

export const VisitCard = ({ order, checks }: VisitCardProps) => {
  const say = useText('selling')
  const word = useWord()
  const [isReserving, setReserving] = useState(false)
  const [newest] = checks
  const live = checks.find(({ state }) => state === 'inProgress')
  const isDone = checks.some(({ state }) => state === 'complete')
  const mayReserve = (order.state === 'confirmed' || order.state === 'retryAuction') && live === undefined && !isDone
  if (!mayReserve && live === undefined) return null
  return (
    <Card
      title={say('visitTitle')}
      note={live === undefined ? say('visitNote') : undefined}
      actions={newest !== undefined && live === undefined && (
        <Badge tone="waiting">{word(carCheckState, newest.state)}</Badge>
      )}
    >
      {live === undefined ? (
        <Button variant="primary" size="large" wide icon="calendar" onClick={() => setReserving(true)}>
          {say('visitReserve')}
        </Button>
      ) : <Reserved order={order} check={live} />}
      {isReserving && <ReserveSheet order={order} onClose={() => setReserving(false)} />}
    </Card>
  )
}
