// Tells a party of a contract that it took a turn or that something is due soon, wherever in the application they are.
import type { PayloadOf } from '@bidyard/contract/events'
import { turnWordsOf } from '@bidyard/contract/turn-words'
import { useNavigate } from '@tanstack/react-router'
import { useLive } from '../../../api/live/live-context.tsx'
import { useLabel } from '../../../text/use-label.ts'
import { useText } from '../../../text/use-text.ts'
import { useFormat } from '../../../ui/format/use-format.ts'
import { showToast, type ToastWords } from '../../../ui/overlay/toast.ts'

type Turned = Pick<PayloadOf<'contractTurned'>, 'orderId'> & { readonly contractId: string | null }

interface NoticesProps {
  /** Where the viewer looks at it. */
  readonly addressOf: (turned: Turned) => string
  /** What is told elsewhere already. */
  readonly isToldElsewhere?: ((act: string) => boolean) | undefined
}

/** Whoever has it before them sees it change. */
const isOpen = ({ contractId, orderId }: Turned): boolean =>
  (contractId !== null && location.pathname.includes(contractId)) || location.pathname.includes(orderId)

export const TurnNotices = ({ addressOf, isToldElsewhere }: NoticesProps) => {
  const say = useText('turns')
  const label = useLabel()
  const format = useFormat()
  const navigate = useNavigate()
  const tell = (turned: Turned, words: Pick<ToastWords, 'tone' | 'title' | 'text'>): void => {
    if (isOpen(turned)) return
    showToast({
      ...words, action: { label: say('look'), onPress: () => void navigate({ href: addressOf(turned) }) },
    })
  }
  useLive('contractTurned', (turned) => {
    const { turn, act, contractNo: text } = turned
    const words = turnWordsOf(turn, act)
    if (words !== undefined && isToldElsewhere?.(act) !== true)
      tell(turned, { tone: 'neutral', title: label(words), text })
  })
  useLive('dutyEnding', (ending) => tell(ending, {
    tone: 'waiting', title: say('ending', { time: format.dateTime(ending.dueAt) }), text: ending.contractNo,
  }))
  useLive('choiceAsked', ({ orderId, dueAt }) => tell({ contractId: null, orderId }, {
    tone: 'waiting', title: say('choose'), text: say('ending', { time: format.dateTime(dueAt) }),
  }))
  return null
}
