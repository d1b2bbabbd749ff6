// The top of a contract's page: the car, the kind, the price and the numbers.
import { contractKind, contractStep } from '@bidyard/contract/enums/contracts'
import type { Contract } from '@bidyard/contract/shapes/contracts/contracts'
import type { ReactNode } from 'react'
import { carName } from '../../../text/car-name.ts'
import { useText } from '../../../text/use-text.ts'
import { useWord } from '../../../text/use-word.ts'
import { useFormat } from '../../../ui/format/use-format.ts'
import { PageHeader } from '../../../ui/navigation/page-header.tsx'
import { Badge } from '../../../ui/show/badge.tsx'
import { useTitle } from '../../../ui/use-title.ts'
import { stepTones } from '../parts/step-tones.ts'

interface HeadProps {
  readonly contract: Contract
  readonly trail: ReactNode
  readonly actions?: ReactNode | undefined
}

export const ContractHead = ({ contract, trail, actions }: HeadProps) => {
  const say = useText('contracts')
  const word = useWord()
  const format = useFormat()
  const { carNumber, model, modelYear, kind, state, contractNo, priceWon, amountWon } = contract
  const name = carName(model, carNumber)
  useTitle(`${contractNo} · ${carNumber}`)
  return (
    <PageHeader
      trail={trail}
      title={<span lang="ko">{name}</span>}
      summary={
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5 pt-1">
          <b className="text-lg text-ink">{format.price(priceWon ?? amountWon)}</b>
          <Badge tone="action">{word(contractKind, kind)}</Badge>
          <Badge tone={stepTones[state]}>{word(contractStep, state)}</Badge>
          <span>{carNumber}</span>
          {modelYear !== null && <span>{say('yearOf', { year: modelYear })}</span>}
          <span>{contractNo}</span>
        </span>
      }
      actions={actions}
    />
  )
}
