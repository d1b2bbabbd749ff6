// The one thing that is next in a contract, by the step that it stands at and by who looks.
import { contractCancelCause, contractCancelType } from '@bidyard/contract/enums/contracts'
import type { Contract } from '@bidyard/contract/shapes/contracts/contracts'
import { type ReactNode, useState } from 'react'
import { useText } from '../../../text/use-text.ts'
import { useWord } from '../../../text/use-word.ts'
import { Button } from '../../../ui/button/button.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { later } from '../../../ui/later.tsx'
import { InlineNotice } from '../../../ui/state/inline-notice.tsx'
import { awaitsPapers } from '../papers/papers-card.tsx'
import { isHandedOver } from '../parts/contract-rules.ts'
import { useMayAct, useTakesPart } from '../parts/use-may-act.ts'
import { NowFrame } from './now-frame.tsx'
import { NowDelivery, NowLien, NowPayment, NowTakeover } from './now-house.tsx'
import { type NowProps, NowResult, NowScheduling } from './now-visit.tsx'

const FinishWithoutPapers = later(async () =>
  (await import('../papers/finish-without-papers.tsx')).FinishWithoutPapers)

interface NowCardProps extends NowProps {
  /** The two decisions before the award, which another area asks. */
  readonly renderDecision?: ((contract: Contract) => ReactNode) | undefined
}

const Decision = ({ contract, side, renderDecision }: NowCardProps) => {
  const say = useText('contracts')
  const takesPart = useTakesPart(side)
  const isSale = contract.state === 'salesDecision'
  const { duty, isOfHouse } = contract
  const isAsked = duty?.whose === side || (isOfHouse && side === 'staff' && duty?.whose === 'seller')
  if (renderDecision !== undefined && isAsked && takesPart) return renderDecision(contract)
  return (
    <NowFrame
      contract={contract} side={side} title={say(isSale ? 'waitSale' : 'waitPurchase')}
      text={say(isSale ? 'waitSaleText' : 'waitPurchaseText')}
    />
  )
}

/** Their time is over: the office ends it without them, or sees to the car first. */
const OverduePapers = ({ contract }: Pick<NowProps, 'contract'>) => {
  const say = useText('contracts')
  const [isAsking, setAsking] = useState(false)
  const mayFinish = isHandedOver(contract)
  return (
    <NowFrame
      contract={contract} side="staff" title={say('paper.overdue')}
      text={say(mayFinish ? 'paperText.overdue' : 'paperText.notHandedOver')}
    >
      {mayFinish && (
        <Button size="large" wide onClick={() => setAsking(true)}>{say('finishWithoutPapers')}…</Button>
      )}
      {isAsking && <FinishWithoutPapers contract={contract} onClose={() => setAsking(false)} />}
    </NowFrame>
  )
}

const Papers = ({ contract, side }: NowProps) => {
  const say = useText('contracts')
  const may = useMayAct(contract, side)
  const state = contract.screening?.state ?? 'pending'
  if (contract.isStepOverdue && may('finishWithoutPapers')) return <OverduePapers contract={contract} />
  const words = awaitsPapers(contract) ? state === 'rejected' ? 'back' : 'wanted' : 'reviewed'
  return (
    <NowFrame
      contract={contract} side={side} title={say(`paper.${words}.${side}`)} text={say(`paperText.${words}.${side}`)}
    />
  )
}

const Done = ({ contract, side }: NowProps) => {
  const say = useText('contracts')
  const format = useFormat()
  const { doneAt, screening } = contract
  const isWithout = (screening?.withoutPapers ?? null) !== null && side === 'staff'
  const words = isWithout ? 'doneWithoutPapers' : `doneText.${side}` as const
  return (
    <InlineNotice tone="done" title={say('done')}>
      {doneAt !== null && <p className="figures">{format.dateTime(doneAt)}</p>}
      <p>{say(awaitsPapers(contract) ? `doneReopened.${side}` as const : words)}</p>
    </InlineNotice>
  )
}

const Cancelled = ({ contract }: NowProps) => {
  const say = useText('contracts')
  const word = useWord()
  const format = useFormat()
  const { cancelledAt, cancelCause, cancelType, cancelNote } = contract
  const why = word(contractCancelCause, cancelCause)
  const type = word(contractCancelType, cancelType)
  return (
    <InlineNotice tone="closing" title={say('cancelled', { why })}>
      {cancelledAt !== null && <p className="figures">{format.dateTime(cancelledAt)}</p>}
      {cancelType !== null && type !== why && <p>{type}</p>}
      {cancelNote !== null && <p lang="ko">{cancelNote}</p>}
      <p>{say('cancelledText')}</p>
    </InlineNotice>
  )
}

export const NowCard = (props: NowCardProps): ReactNode => {
  switch (props.contract.state) {
    case 'salesDecision':
    case 'purchaseDecision': return <Decision {...props} />
    case 'tradeScheduling': return <NowScheduling {...props} />
    case 'tradeResult': return <NowResult {...props} />
    case 'deliveryScheduling': return <NowDelivery {...props} />
    case 'lienConfirmation': return <NowLien {...props} />
    case 'payment': return <NowPayment {...props} />
    case 'takeoverConfirmation': return <NowTakeover {...props} />
    case 'screening': return <Papers {...props} />
    case 'done': return <Done {...props} />
    case 'cancelled': return <Cancelled {...props} />
  }
}
