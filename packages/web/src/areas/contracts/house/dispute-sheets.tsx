// What the buyer has against a car that was just released, and what the office makes of it.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { takeoverVerdict, type TakeoverVerdict } from '@bidyard/contract/enums/contracts'
import type { Contract } from '@bidyard/contract/shapes/contracts/contracts'
import { claimMax } from '@bidyard/contract/shapes/contracts/bounds'
import { wantsSecondPerson } from '@bidyard/contract/shapes/contracts/price-cut'
import { useState } from 'react'
import { useText } from '../../../text/use-text.ts'
import { useWord } from '../../../text/use-word.ts'
import { Checkbox } from '../../../ui/choice/checkbox.tsx'
import { RadioGroup } from '../../../ui/choice/radio-group.tsx'
import { MoneyField } from '../../../ui/form/money-field.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { ActSheet } from '../parts/act-sheet.tsx'
import { FilesField, photoTypes, useSending } from '../parts/files-field.tsx'
import { NextChoice } from '../parts/next-choice.tsx'
import type { AfterRefund } from '../parts/next-rules.ts'
import { useAct } from '../parts/use-act.ts'

interface DisputeProps {
  readonly contract: Contract
  readonly onClose: () => void
}

const shortest = 2
const photosMax = 20

export const DisputeSheet = ({ contract: { id, priceWon }, onClose }: DisputeProps) => {
  const say = useText('contracts')
  const photos = useSending('document')
  const [claim, setClaim] = useState('')
  const [wishedWon, setWished] = useState<number | null>(null)
  const [asked, setAsked] = useState(false)
  const call = useAct(contractsCalls.disputeTakeover, { done: say('disputeDone'), onDone: onClose })
  const isShort = claim.trim().length < shortest
  const isTooMuch = wishedWon !== null && priceWon !== null && wishedWon >= priceWon
  return (
    <ActSheet
      title={say('dispute')} happens={say('disputeText')} verb={say('disputeVerb')} destructive
      working={call.isPending || photos.isBusy} failure={call.error} onClose={onClose}
      onConfirm={() => {
        setAsked(true)
        if (!isShort && !isTooMuch)
          call.mutate({ params: { id }, body: { claim: claim.trim(), wishedWon, photoIds: photos.ids } })
      }}
    >
      <TextArea
        label={say('disputeClaim')} hint={say('disputeClaimHint')} rows={4} maxLength={claimMax} value={claim}
        error={asked && isShort ? say('noteShort') : undefined} onChange={({ target }) => setClaim(target.value)}
      />
      <MoneyField
        label={say('disputeWish')} optional value={wishedWon} onValueChange={setWished}
        error={asked && isTooMuch ? say('disputeTooMuch') : undefined}
      />
      <FilesField sending={photos} label={say('disputePhotos')} optional accept={photoTypes} filesMax={photosMax} />
    </ActSheet>
  )
}

export const SettleSheet = ({ contract: { id, auctionId, amountWon, house }, onClose }: DisputeProps) => {
  const say = useText('contractDesk')
  const sayOf = useText('contracts')
  const word = useWord()
  const format = useFormat()
  const [verdict, setVerdict] = useState<TakeoverVerdict | null>(null)
  const [won, setWon] = useState<number | null>(null)
  const [refundsFee, setRefundsFee] = useState(true)
  const [next, setNext] = useState<AfterRefund>('decline')
  const [reason, setReason] = useState('')
  const [asked, setAsked] = useState(false)
  const wishedWon = house?.disputes.find(({ state }) => state === 'open')?.wishedWon ?? null
  const cutWon = (won ?? 0) + (house?.carMoney?.correctedWon ?? 0)
  const isMuch = verdict === 'correct' && (wishedWon === null || wantsSecondPerson(amountWon, cutWon))
  const call = useAct(contractsCalls.settleTakeoverDispute, {
    done: say(isMuch || verdict === 'cancel' ? 'proposed' : 'settleDone'), onDone: onClose,
  })
  const isShort = reason.trim().length < shortest
  const lacksSum = verdict === 'correct' && (won ?? 0) <= 0
  const isTooMuch = verdict === 'correct' && wishedWon !== null && (won ?? 0) > wishedWon
  return (
    <ActSheet
      title={say('settle')} happens={say('settleText')} verb={say('settleVerb')} destructive={verdict === 'cancel'}
      working={call.isPending} failure={call.error} onClose={onClose}
      onConfirm={() => {
        setAsked(true)
        if (verdict === null || isShort || lacksSum || isTooMuch) return
        const correctionWon = verdict === 'correct' ? won : null
        call.mutate({ params: { id }, body: { verdict, correctionWon, refundsFee, next, reason: reason.trim() } })
      }}
    >
      <RadioGroup
        cards label={say('verdict')} value={verdict} onValueChange={setVerdict}
        options={takeoverVerdict.values.map((value) => ({
          value, label: word(takeoverVerdict, value), note: say(`verdictNote.${value}`),
        }))}
        error={asked && verdict === null ? say('chooseOne') : undefined}
      />
      {verdict === 'correct' && (
        <MoneyField
          label={say('correction')} unit="won" value={won} onValueChange={setWon}
          hint={wishedWon === null ? undefined : sayOf('disputeWished', { won: format.won(wishedWon) })}
          error={asked && lacksSum ? say('correctionMissing') : isTooMuch ? say('correctionTooMuch') : undefined}
        />
      )}
      {verdict === 'cancel' && (
        <>
          <NextChoice auctionId={auctionId} value={next} onChange={setNext} />
          <Checkbox label={say('refundsFee')} checked={refundsFee} onCheckedChange={setRefundsFee} />
        </>
      )}
      <TextArea
        label={say('reason')} hint={say(verdict === 'correct' ? 'reasonTold' : 'reasonToBuyer')} rows={3}
        maxLength={claimMax} value={reason}
        error={asked && isShort ? say('reasonShort') : undefined} onChange={({ target }) => setReason(target.value)}
      />
    </ActSheet>
  )
}
