// Chooses the contract that a violation is about, among the newest of its shop; the price is then the contract's.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { limits } from '@bidyard/contract/limits'
import type { ItemOf } from '@bidyard/contract/list'
import { useList } from '../../../../api/list/use-list.ts'
import { carName } from '../../../../text/car-name.ts'
import { useText } from '../../../../text/use-text.ts'
import { Combobox } from '../../../../ui/choice/combobox.tsx'
import { useFormat } from '../../../../ui/format/use-format.ts'

type Row = ItemOf<typeof contractsCalls.listContracts>

interface ContractFieldProps {
  readonly shopId: string | null
  readonly contractId: string | null
  /** Once it has come: an old one may not be among the newest. */
  readonly contract: Row | undefined
  readonly onChoose: (contractId: string | null) => void
}

const useContractsOf = (shopId: string | null, chosen: Row | undefined) => {
  const { items, isPrevious, isLoading } = useList(contractsCalls.listContracts, {
    filter: { shopId: { eq: shopId ?? '' } }, sort: [{ createdAt: 'desc' }], size: limits.pageSize,
  }, shopId !== null)
  const newest: readonly Row[] = shopId === null || isPrevious ? [] : items
  const isListed = chosen === undefined || newest.some(({ id }) => id === chosen.id)
  return { contracts: isListed ? newest : [chosen, ...newest], isKnown: shopId !== null && !isPrevious && !isLoading }
}

export const ContractField = ({ shopId, contractId, contract, onChoose }: ContractFieldProps) => {
  const say = useText('sanctions')
  const format = useFormat()
  const { contracts, isKnown } = useContractsOf(shopId, contract)
  const hasNone = isKnown && contracts.length === 0
  const price = ({ priceWon, amountWon }: Row) => format.price(priceWon ?? amountWon)
  const hint = contract === undefined ? say(hasNone ? 'noContracts' : 'contractHint')
    : say('contractPrice', { no: contract.contractNo, price: price(contract) })
  return (
    <Combobox
      label={say('contract')}
      optional
      disabled={shopId === null || hasNone}
      placeholder={say('findContract')}
      hint={hint}
      options={contracts.map((one) => ({
        value: one.id, label: `${one.carNumber} ${carName(one.model, '')}`.trim(),
        note: `${format.date(one.awardedAt ?? one.createdAt)} · ${price(one)} · ${one.contractNo}`,
      }))}
      value={contractId}
      onValueChange={onChoose}
    />
  )
}
