// Confirms or refuses what another person proposed, or takes back what one proposed oneself.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { moneyAct } from '@bidyard/contract/enums/finance'
import type { ItemOf } from '@bidyard/contract/list'
import { useMayAsk } from '../../../../api/may-ask.tsx'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { MoneyAct } from '../parts/money-act.tsx'

export type Proposal = ItemOf<typeof financeCalls.listMoneyProposals>
export type Decision = 'confirm' | 'refuse' | 'withdraw'

const calls = {
  confirm: financeCalls.confirmMoneyProposal,
  refuse: financeCalls.refuseMoneyProposal,
  withdraw: financeCalls.withdrawMoneyProposal,
} as const

export const useMayDecide = (): ((decision: Decision) => boolean) => {
  const may = useMayAsk()
  return (decision) => may(calls[decision])
}

interface DecideDialogProps {
  readonly proposal: Proposal
  readonly decision: Decision
  readonly onClose: () => void
}

export const DecideDialog = ({ proposal, decision, onClose }: DecideDialogProps) => {
  const say = useText('money')
  const word = useWord()
  const format = useFormat()
  const { id, act, shopName, won } = proposal
  const given = {
    what: word(moneyAct, act), shop: shopName ?? say('unknownShop'), won: won === null ? '' : format.won(won),
  }
  return (
    <MoneyAct
      definition={calls[decision]}
      words={{
        title: say(`${decision}Title`, given), happens: say(`${decision}Happens`, given), verb: say(`${decision}Verb`),
        done: say(`${decision}Done`, given),
      }}
      destructive={decision === 'refuse'}
      ask={(reason) => ({ params: { id }, body: { reason } })}
      onClose={onClose}
    />
  )
}
