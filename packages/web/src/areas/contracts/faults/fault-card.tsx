// Whose fault it was that a trade failed: what one side says, what the other answers, and what the office decides.
import type { Enumeration } from '@bidyard/contract/enumeration'
import {
  faultCaseKind, faultCaseState, type FaultCaseState, faultParty, purchaseDeclineType, tradeParty,
  tradeResultFailType, tradeSchedulingCancelType,
} from '@bidyard/contract/enums/contracts'
import type { Contract } from '@bidyard/contract/shapes/contracts/contracts'
import { useState } from 'react'
import { serverNow, useServerOffset } from '../../../api/server-time.ts'
import { useText } from '../../../text/use-text.ts'
import { useWord } from '../../../text/use-word.ts'
import { Button } from '../../../ui/button/button.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { later } from '../../../ui/later.tsx'
import { Badge, type Tone } from '../../../ui/show/badge.tsx'
import { Card } from '../../../ui/show/card.tsx'
import { Countdown } from '../../../ui/show/countdown.tsx'
import { type Side, speaksFor } from '../parts/contract-rules.ts'
import { useTakesPart } from '../parts/use-may-act.ts'

const AnswerSheet = later(async () => (await import('./fault-dialogs.tsx')).AnswerSheet)
const DecideFault = later(async () => (await import('./fault-dialogs.tsx')).DecideFault)

type Case = Contract['faultCases'][number]

const tones: Readonly<Record<FaultCaseState, Tone>> = {
  open: 'waiting', confirmed: 'action', disputed: 'closing', decided: 'neutral',
}

/** A claim is the type of whatever act opened the case. */
const useClaimWord = () => {
  const word = useWord()
  const find = <Value extends string>(of: Enumeration<string, Value>, claim: string): string => {
    const value = of.values.find((one) => one === claim)
    return value === undefined ? claim : word(of, value)
  }
  return ({ claim, kind }: Case): string => {
    switch (kind) {
      case 'purchaseDecline': return find(purchaseDeclineType, claim)
      case 'tradeScheduling': return find(tradeSchedulingCancelType, claim)
      case 'tradeResult': return find(tradeResultFailType, claim)
    }
  }
}

const Said = ({ found }: { readonly found: Case }) => {
  const say = useText('contracts')
  const word = useWord()
  const claimWord = useClaimWord()
  const { openedAs, note, asked, state, answerNote, fault, decisionNote } = found
  return (
    <div className="flex flex-col gap-1 text-md">
      <p>
        <b>{openedAs === 'staff' ? say('office') : word(tradeParty, openedAs)}</b> {claimWord(found)}
        {note !== null && <> · <span lang="ko">{note}</span></>}
      </p>
      {(state === 'confirmed' || state === 'disputed' || answerNote !== null) && (
        <p>
          <b>{word(tradeParty, asked)}</b> {state === 'decided' ? '' : word(faultCaseState, state)}
          {answerNote !== null && <> · <span lang="ko">{answerNote}</span></>}
        </p>
      )}
      {fault !== null && (
        <p>
          <b>{say('office')}</b> {word(faultParty, fault)}
          {decisionNote !== null && <> · <span lang="ko">{decisionNote}</span></>}
        </p>
      )}
    </div>
  )
}

const mayDecide = ({ state, answerUntil, isOverdue }: Case): boolean =>
  state === 'confirmed' || state === 'disputed'
  || (state === 'open' && (isOverdue || answerUntil === null || Date.parse(answerUntil) <= serverNow()))

interface OneProps {
  readonly found: Case
  readonly isAsked: boolean
  readonly decides: boolean
}

const One = ({ found, isAsked, decides }: OneProps) => {
  const say = useText('contracts')
  const word = useWord()
  const format = useFormat()
  const offsetMs = useServerOffset()
  const [asking, setAsking] = useState<'confirm' | 'dispute' | 'decide' | null>(null)
  const close = () => setAsking(null)
  const { kind, state, answerUntil } = found
  return (
    <li className="flex flex-col gap-3 py-3.5 first:pt-0 last:pb-0">
      <span className="flex items-center justify-between gap-3">
        <b>{word(faultCaseKind, kind)}</b>
        <Badge tone={tones[state]}>{word(faultCaseState, state)}</Badge>
      </span>
      <Said found={found} />
      {state === 'open' && answerUntil !== null && (
        <p className="figures flex flex-wrap items-center justify-between gap-2 rounded-lg bg-waiting-soft px-4 py-2.5">
          <span className="text-sm text-ink-soft">{say('faultUntil', { time: format.dateTime(answerUntil) })}</span>
          <Countdown endsAt={answerUntil} offsetMs={offsetMs} />
        </p>
      )}
      {isAsked && (
        <div className="grid grid-cols-2 gap-2">
          <Button onClick={() => setAsking('confirm')}>{say('faultConfirm')}</Button>
          <Button variant="primary" onClick={() => setAsking('dispute')}>{say('faultDispute')}</Button>
        </div>
      )}
      {decides && (
        <Button className="self-start" variant="primary" onClick={() => setAsking('decide')}>
          {say('faultDecide')}…
        </Button>
      )}
      {(asking === 'confirm' || asking === 'dispute') && (
        <AnswerSheet found={found} confirms={asking === 'confirm'} onClose={close} />
      )}
      {asking === 'decide' && <DecideFault found={found} onClose={close} />}
    </li>
  )
}

export const FaultCard = ({ contract, side }: {
  readonly contract: Pick<Contract, 'faultCases'> & Partial<Pick<Contract, 'isOfHouse'>>
  readonly side: Side
}) => {
  const say = useText('contracts')
  const takesPart = useTakesPart(side)
  const { faultCases } = contract
  if (faultCases.length === 0) return null
  return (
    <Card title={say('faults')} note={say('faultsNote')}>
      <ul className="flex flex-col divide-y divide-line">
        {faultCases.map((found) => (
          <One
            key={found.id} found={found} decides={takesPart && side === 'staff' && mayDecide(found)}
            isAsked={takesPart && found.state === 'open' && speaksFor(contract, side, found.asked)}
          />
        ))}
      </ul>
    </Card>
  )
}
