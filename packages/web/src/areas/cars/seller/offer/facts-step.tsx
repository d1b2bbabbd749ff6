// What others know of the car: asked with its plate and its owner's name; who is silent is written in by hand.
import { carsCalls } from '@bidyard/contract/calls/cars'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { mayTryAgain } from '../../../../api/call-failure.ts'
import { forgetPaths, queryKeyOf } from '../../../../api/query-key.ts'
import { useCall } from '../../../../api/use-call.ts'
import { useText } from '../../../../text/use-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { Badge } from '../../../../ui/show/badge.tsx'
import { Card } from '../../../../ui/show/card.tsx'
import { InlineNotice } from '../../../../ui/state/inline-notice.tsx'
import { Refused } from '../../../../ui/state/refused.tsx'
import { useDraft } from '../draft/use-draft.tsx'
import { ByHandSheet } from '../facts/by-hand-sheet.tsx'
import { type Asked, AskedList } from '../facts/asked-of.tsx'
import { HistoryList, RegisterList } from '../facts/register-list.tsx'
import { type History, useFacts } from '../facts/use-facts.ts'
import { OdometerField } from '../parts/odometer-field.tsx'
import { OfferFrame } from './offer-frame.tsx'

const nameMin = 2

/** When each was asked last: an answer that is newer than before has come. */
type AskedAt = Readonly<Record<Asked['key'], string | null>>

const useLookUp = (askedAt: AskedAt) => {
  const queries = useQueryClient()
  const { order, flush } = useDraft()
  const [failure, setFailure] = useState<unknown>(null)
  const [isSaving, setSaving] = useState(false)
  const call = useCall(carsCalls.lookUpCar, {
    onSuccess: (found) => {
      queries.setQueryData(queryKeyOf(carsCalls.getOrder, { params: { id: order.id } }), found)
      return forgetPaths(queries, ['/orders', '/car-registers', '/car-histories'])
    },
  })
  const [before, setBefore] = useState(askedAt)
  const ask = async () => {
    setSaving(true)
    setBefore(askedAt)
    setFailure(null)
    try {
      await flush()
      call.mutate({ params: { id: order.id }, body: {} })
    } catch (error) {
      setFailure(error)
    } finally {
      setSaving(false)
    }
  }
  const isAsking = isSaving || call.isPending
  return { ask: () => void ask(), before, isAsking, failure: call.error, isAway: mayTryAgain(failure) }
}

const OwnerName = ({ wasAsked, lookUp }: {
  readonly wasAsked: boolean
  readonly lookUp: ReturnType<typeof useLookUp>
}) => {
  const say = useText('selling')
  const { order, form: { ownerName }, change } = useDraft()
  const [tried, setTried] = useState(false)
  // Whose car it is was said with the offer and holds.
  const isDraft = order.state === 'draft'
  const isShort = isDraft && ownerName.trim().length < nameMin
  const ask = () => {
    setTried(true)
    if (!isShort) lookUp.ask()
  }
  return (
    <div className="flex flex-col gap-4">
      {isDraft && (
        <TextField
          label={say('ownerName')}
          hint={say('ownerNameHint')}
          autoComplete="name"
          value={ownerName}
          error={tried && isShort ? say('ownerNameMissing') : undefined}
          onChange={({ target }) => change({ ownerName: target.value })}
        />
      )}
      <OdometerField optional />
      <Button
        variant={wasAsked ? 'secondary' : 'primary'}
        size="large"
        wide
        icon={wasAsked ? 'refresh' : 'search'}
        loading={lookUp.isAsking}
        onClick={ask}
      >
        {say(wasAsked ? 'lookUpAgain' : 'lookUp')}
      </Button>
      {lookUp.isAway && <InlineNotice tone="waiting" urgent>{say('lookUpOffline')}</InlineNotice>}
      <Refused failure={lookUp.failure} />
    </div>
  )
}

const Missing = ({ onWrite }: { readonly onWrite: () => void }) => {
  const say = useText('selling')
  return (
    <InlineNotice
      tone="waiting"
      urgent
      title={say('registerMissing')}
      action={<Button size="small" icon="edit" onClick={onWrite}>{say('writeByHand')}</Button>}
    >
      {say('registerMissingText')}
    </InlineNotice>
  )
}

/** Who is silent about accidents leaves it to the office; a seller goes on. */
const HistoryCard = ({ history }: { readonly history: History | undefined }) => {
  const say = useText('selling')
  if (history === undefined) return null
  if (history.facts === null)
    return <InlineNotice tone="neutral" title={say('historyMissing')}>{say('historyMissingText')}</InlineNotice>
  return <Card title={say('historyTitle')}><HistoryList facts={history.facts} /></Card>
}

export const FactsStep = () => {
  const say = useText('selling')
  const { order } = useDraft()
  const { register, history } = useFacts(order.id)
  const askedAt: AskedAt = {
    register: register?.askedAt ?? null, history: history?.askedAt ?? null, price: order.guidePrice?.askedAt ?? null,
  }
  const lookUp = useLookUp(askedAt)
  const isWaited = (one: keyof AskedAt) => lookUp.isAsking && lookUp.before[one] === askedAt[one]
  const [isWriting, setWriting] = useState(false)
  const wasAsked = register !== undefined && register.outcome !== null
  const facts = register?.facts ?? null
  const isByHand = register?.source === 'hand' && facts !== null
  return (
    <OfferFrame
      step="facts"
      title={say('factsTitle')}
      text={say('factsText', { carNo: order.carNumber })}
      isDone={order.model !== null && order.historyId !== null}
    >
      <Card>
        <div className="flex flex-col gap-4">
          <OwnerName wasAsked={wasAsked} lookUp={lookUp} />
          {(wasAsked || lookUp.isAsking) && (
            <AskedList
              asked={[
                { key: 'register', outcome: register?.outcome ?? null, isByHand, isAsking: isWaited('register') },
                {
                  key: 'history', outcome: history?.outcome ?? null, isByHand: history?.source === 'hand',
                  isAsking: isWaited('history'),
                },
                { key: 'price', outcome: order.guidePrice?.outcome ?? null, isAsking: isWaited('price') },
              ]}
            />
          )}
        </div>
      </Card>
      {wasAsked && facts === null && !lookUp.isAsking && <Missing onWrite={() => setWriting(true)} />}
      {facts !== null && (
        <Card
          title={say('carTitle')}
          actions={isByHand && (
            <>
              <Badge tone="waiting" icon="edit">{say('byHand')}</Badge>
              <Button size="small" onClick={() => setWriting(true)}>{say('mend')}</Button>
            </>
          )}
        >
          <RegisterList facts={facts} />
        </Card>
      )}
      {wasAsked && !lookUp.isAsking && <HistoryCard history={history} />}
      {isWriting && <ByHandSheet order={order} known={facts} onClose={() => setWriting(false)} />}
    </OfferFrame>
  )
}
