// What a dealer comes home to of contracts: what waits for the shop, the soonest due first, where something does.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { contractStep } from '@bidyard/contract/enums/contracts'
import { Link } from '@tanstack/react-router'
import { useList } from '../../../api/list/use-list.ts'
import { useServerOffset } from '../../../api/server-time.ts'
import { carName } from '../../../text/car-name.ts'
import { useText } from '../../../text/use-text.ts'
import { useWord } from '../../../text/use-word.ts'
import { LinkButton } from '../../../ui/button/link-button.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { Badge } from '../../../ui/show/badge.tsx'
import { Card } from '../../../ui/show/card.tsx'
import { Countdown } from '../../../ui/show/countdown.tsx'
import type { ContractRow } from '../lists/contract-line.tsx'

const shown = 4

const Line = ({ contract }: { readonly contract: ContractRow }) => {
  const word = useWord()
  const format = useFormat()
  const offsetMs = useServerOffset()
  const { id, model, carNumber, state, duty, priceWon, amountWon } = contract
  return (
    <Link
      to="/contracts/$id" params={{ id }}
      className="-mx-2 flex min-h-14 items-center gap-3 rounded-md px-2 py-1.5 hover:bg-hover"
    >
      <span className="flex min-w-0 flex-1 flex-col items-start gap-0.5">
        <span lang="ko" className="max-w-full truncate text-md font-bold">{carName(model, carNumber)}</span>
        <span className="flex items-center gap-2">
          <Badge tone="waiting">{word(contractStep, state)}</Badge>
          <span className="figures text-md text-ink-soft">{format.price(priceWon ?? amountWon)}</span>
        </span>
      </span>
      {duty !== null && <Countdown endsAt={duty.dueAt} offsetMs={offsetMs} className="text-md!" />}
    </Link>
  )
}

export const ContractsHome = () => {
  const say = useText('contracts')
  const { items } = useList(contractsCalls.listContracts, {
    filter: { state: { notIn: ['done', 'cancelled'] }, whose: { eq: 'buyer' } }, sort: [{ dueAt: 'asc' }], size: shown,
  })
  if (items.length === 0) return null
  return (
    <Card
      title={say('homeTodo')}
      actions={<LinkButton to="/contracts" variant="quiet" size="small">{say('homeAll')}</LinkButton>}
    >
      {items.map((contract) => <Line key={contract.id} contract={contract} />)}
    </Card>
  )
}
