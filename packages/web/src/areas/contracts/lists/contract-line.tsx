// One contract in a dealer's list: its car, the price, the step, and whose turn it is until when.
import { contractCancelCause, contractKind, contractStep } from '@bidyard/contract/enums/contracts'
import type { contractsCalls } from '@bidyard/contract/calls/contracts'
import type { ItemOf } from '@bidyard/contract/list'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useServerOffset } from '../../../api/server-time.ts'
import { carName } from '../../../text/car-name.ts'
import { useText } from '../../../text/use-text.ts'
import { useWord } from '../../../text/use-word.ts'
import { classNames } from '../../../ui/class-names.ts'
import { useFormat } from '../../../ui/format/use-format.ts'
import { Badge } from '../../../ui/show/badge.tsx'
import { Due } from '../../../ui/show/due.tsx'
import { stepTones } from '../parts/step-tones.ts'

export type ContractRow = ItemOf<typeof contractsCalls.listContracts>

const Time = ({ contract }: { readonly contract: ContractRow }) => {
  const word = useWord()
  const format = useFormat()
  const offsetMs = useServerOffset()
  const { duty, state, cancelCause, doneAt, cancelledAt } = contract
  if (duty !== null) return <Due {...duty} offsetMs={offsetMs} className="text-md!" />
  const at = doneAt ?? cancelledAt
  return (
    <span className="text-right text-sm text-ink-faint">
      {state === 'cancelled' && <span className="block">{word(contractCancelCause, cancelCause)}</span>}
      {at !== null && <span className="figures">{format.date(at)}</span>}
    </span>
  )
}

export const ContractLine = ({ contract, cover }: { readonly contract: ContractRow; readonly cover: ReactNode }) => {
  const say = useText('contracts')
  const word = useWord()
  const format = useFormat()
  const { id, model, carNumber, contractNo, kind, state, duty, priceWon, amountWon } = contract
  const isMine = duty?.whose === 'buyer'
  return (
    <Link
      to="/contracts/$id"
      params={{ id }}
      className={classNames(
        'flex items-center gap-3.5 rounded-lg border bg-surface p-3 shadow-card transition-colors hover:bg-hover',
        'cramped:flex-col cramped:items-stretch',
        isMine ? 'border-waiting' : 'border-line hover:border-line-strong',
      )}
    >
      <span className="h-16 w-22 shrink-0 overflow-hidden rounded-md bg-sunken max-sm:self-start">{cover}</span>
      <span className="flex min-w-0 flex-1 flex-col gap-0.5 sm:flex-row sm:items-center sm:gap-4">
        <span className="flex min-w-0 flex-1 flex-col gap-0.5">
          <span lang="ko" className="truncate font-bold">{carName(model, carNumber)}</span>
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <Badge tone={isMine ? 'waiting' : state === 'done' ? 'done' : duty === null ? stepTones[state] : 'neutral'}>
              {word(contractStep, state)}
            </Badge>
            <span className="text-sm text-ink-soft">
              {duty === null ? word(contractKind, kind) : isMine ? say('myTurn') : say(`turn.${duty.whose}`)}
            </span>
            <span className="figures text-sm text-ink-faint max-sm:hidden">{carNumber} · {contractNo}</span>
          </span>
        </span>
        <span
          className={classNames(
            'flex flex-wrap items-baseline justify-between gap-x-3',
            'sm:w-44 sm:flex-col sm:items-end sm:gap-0.5',
          )}
        >
          <strong className="figures text-lg font-extrabold tracking-tight whitespace-nowrap">
            {format.price(priceWon ?? amountWon)}
          </strong>
          <Time contract={contract} />
        </span>
      </span>
    </Link>
  )
}
