// Looks once more at the rates that change, and asks why.
import { province } from '@bidyard/contract/enums/shops'
import type { CallFailure } from '../../../api/call-failure.ts'
import { useText } from '../../../text/use-text.ts'
import { useWord } from '../../../text/use-word.ts'
import { useFormat } from '../../../ui/format/use-format.ts'
import { formatNumber } from '../../../ui/format/number.ts'
import { ReasonDialog } from '../../../ui/overlay/reason-dialog.tsx'
import type { RateChange } from './rate-values.ts'

interface SaveRatesProps {
  readonly changes: readonly RateChange[]
  readonly working: boolean
  readonly failure: CallFailure | null
  readonly onClose: () => void
  readonly onSave: (reason: string) => void
}

const shownMax = 12

export const SaveRates = ({ changes, working, failure, onClose, onSave }: SaveRatesProps) => {
  const say = useText('shops')
  const word = useWord()
  const format = useFormat()
  const amount = (won: number | undefined): string => (won === undefined ? say('noRate') : format.won(won))
  return (
    <ReasonDialog
      title={say('ratesTitle', { count: formatNumber(changes.length) })}
      consequence={say('ratesHappens')}
      confirmLabel={say('change')}
      working={working}
      failure={failure}
      onClose={onClose}
      onConfirm={onSave}
    >
      <ul className="divide-y divide-line rounded-lg border border-line">
        {changes.slice(0, shownMax).map(({ from, to, before, after }) => (
          <li key={`${from} ${to}`} className="flex flex-wrap items-baseline justify-between gap-x-4 px-3 py-2 text-md">
            <span>{word(province, from)} → {word(province, to)}</span>
            <span className="figures">
              <del className="text-ink-faint">{amount(before)}</del>{' '}
              <ins className="font-bold no-underline">{amount(after)}</ins>
            </span>
          </li>
        ))}
        {changes.length > shownMax && (
          <li className="px-3 py-2 text-sm text-ink-faint">
            {say('ratesMore', { count: formatNumber(changes.length - shownMax) })}
          </li>
        )}
      </ul>
    </ReasonDialog>
  )
}
