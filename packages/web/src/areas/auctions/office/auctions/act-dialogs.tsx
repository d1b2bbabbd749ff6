// The dialog of each act about an auction; each says beforehand what everybody will be told.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import type { Auction } from '@bidyard/contract/shapes/auctions/auctions'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { serverNow } from '../../../../api/server-time.ts'
import { forgetPaths } from '../../../../api/query-key.ts'
import { useCall } from '../../../../api/use-call.ts'
import { useText } from '../../../../text/use-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { RadioGroup } from '../../../../ui/choice/radio-group.tsx'
import { seoulDayOf } from '../../../../ui/format/seoul-day.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { ActDialog } from '../../../../ui/overlay/act-dialog.tsx'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'
import { showToast } from '../../../../ui/overlay/toast.ts'
import { Refused } from '../../../../ui/state/refused.tsx'
import { touchedByAuctions } from '../parts/auction-words.ts'
import { type DayAndTime, MomentField, momentOf } from './moment-field.tsx'

export interface DialogProps {
  readonly auction: Auction
  readonly onClose: () => void
}

export const OpenDialog = ({ auction: { id, version, carNumber }, onClose }: DialogProps) => {
  const say = useText('marketOffice')
  const queries = useQueryClient()
  const [when, setWhen] = useState<'now' | 'later'>('now')
  const [moment, setMoment] = useState<DayAndTime>({ day: null, time: '10:00' })
  const open = useCall(auctionsCalls.openAuction, {
    onSuccess: () => {
      showToast({ tone: 'done', title: say(when === 'now' ? 'openedDone' : 'scheduledDone') })
      onClose()
      void forgetPaths(queries, touchedByAuctions)
    },
    onFailure: () => void forgetPaths(queries, touchedByAuctions),
  })
  const openAt = when === 'now' ? null : momentOf(moment)
  return (
    <Dialog
      open
      working={open.isPending}
      onOpenChange={(next) => !next && onClose()}
      title={say('openTitle', { plate: carNumber })}
      description={say('openHappens')}
      footer={
        <>
          <Button disabled={open.isPending} onClick={onClose}>{say('cancel')}</Button>
          <Button
            variant="primary" loading={open.isPending} disabled={when === 'later' && openAt === null}
            onClick={() => open.mutate({ params: { id }, body: { seenVersion: version, openAt } })}
          >
            {say(when === 'now' ? 'openNow' : 'openLater')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <RadioGroup
          cards
          label={say('openWhen')}
          options={[
            { value: 'now', label: say('openNow'), note: say('openNowNote') },
            { value: 'later', label: say('openLater'), note: say('openLaterNote') },
          ]}
          value={when}
          onValueChange={(next) => setWhen(next === 'now' ? 'now' : 'later')}
        />
        {when === 'later' && <MomentField label={say('openAt')} value={moment} onChange={setMoment} />}
        <Refused failure={open.error} />
      </div>
    </Dialog>
  )
}

export const ExtendDialog = ({ auction: { id, version, carNumber, endsAt }, onClose }: DialogProps) => {
  const say = useText('marketOffice')
  const format = useFormat()
  const ends = new Date(endsAt ?? serverNow())
  const [moment, setMoment] = useState<DayAndTime>({ day: seoulDayOf(ends), time: format.time(ends) })
  const next = momentOf(moment)
  const isLater = next !== null && Date.parse(next) > ends.getTime()
  return (
    <ActDialog
      definition={auctionsCalls.extendAuction}
      words={{
        title: say('extendTitle', { plate: carNumber }),
        happens: say('extendHappens', { end: format.dateTime(ends.toISOString()) }), verb: say('extendVerb'),
        done: say('extendDone'),
      }}
      field={{ label: say('reasonShown'), hint: say('reasonShownHint') }}
      disabled={!isLater}
      touches={touchedByAuctions}
      ask={(reason) => ({ params: { id }, body: { seenVersion: version, endsAt: next ?? '', reason } })}
      onClose={onClose}
    >
      <MomentField
        label={say('newEnd')} value={moment} onChange={setMoment}
        error={next !== null && !isLater ? say('endOnlyLater') : undefined}
      />
    </ActDialog>
  )
}

export const CancelDialog = ({ auction: { id, version, carNumber, state }, onClose }: DialogProps) => {
  const say = useText('marketOffice')
  return (
    <ActDialog
      definition={auctionsCalls.cancelAuction}
      words={{
        title: say('cancelTitle', { plate: carNumber }),
        happens: say(state === 'preparation' ? 'cancelHappensEarly' : 'cancelHappens'), verb: say('cancelVerb'),
        done: say('cancelDone'),
      }}
      destructive
      touches={touchedByAuctions}
      ask={(reason) => ({ params: { id }, body: { seenVersion: version, reason } })}
      onClose={onClose}
    />
  )
}
