// The checks of one day: what stands on either side of each, and by how much they differ.
import { useText } from '../../../../text/use-text.ts'
import { isDay } from '../../../../ui/format/seoul-day.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { Sheet } from '../../../../ui/overlay/sheet.tsx'
import { DifferenceBadge } from './difference-badge.tsx'
import type { Reconciliation } from './reconciliations-screen.tsx'

const known = [
  'debitsAndCredits', 'balancesAndPostings', 'entriesOutOfBalance', 'depositsAndLedger', 'billedAndLedger',
  'claimsAndLedger', 'payoutsAndLedger', 'unmatchedAndLedger', 'carMoneyAndLedger', 'sellerFeesAndLedger',
] as const

interface ChecksSheetProps {
  readonly of: Reconciliation
  readonly onClose: () => void
}

export const ChecksSheet = ({ of: { day, checks }, onClose }: ChecksSheetProps) => {
  const say = useText('money')
  const format = useFormat()
  const nameOf = (name: string): string => {
    const one = known.find((check) => check === name)
    return one === undefined ? name : say(`check.${one}`)
  }
  return (
    <Sheet
      open
      inAddress
      onOpenChange={(open) => !open && onClose()}
      title={isDay(day) ? format.day(day) : day}
      description={say('checksText')}
    >
      <ul className="flex flex-col divide-y divide-line">
        {checks.map(({ name, leftWon, rightWon, differenceWon }) => (
          <li key={name} className="flex items-center justify-between gap-4 py-3">
            <span className="flex flex-col">
              <b>{nameOf(name)}</b>
              <span className="figures text-sm text-ink-soft">{format.won(leftWon)} = {format.won(rightWon)}</span>
            </span>
            <DifferenceBadge won={differenceWon} />
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
