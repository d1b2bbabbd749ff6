// One line of what a car costs: its name, what it stands for, and the sum.
import { classNames } from '../../../../ui/class-names.ts'

export const CostLine = ({ name, note, value, loud, bad }: {
  readonly name: string
  readonly note?: string | undefined
  readonly value: string
  readonly loud?: boolean | undefined
  readonly bad?: boolean | undefined
}) => (
  <div className="flex items-baseline justify-between gap-3 text-md">
    <dt className="text-ink-soft">
      {name}
      {note !== undefined && <span className="text-sm text-ink-faint"> · {note}</span>}
    </dt>
    <dd
      className={classNames(
        'figures', loud === true ? 'text-base font-bold' : 'font-medium', bad === true && 'text-closing-ink',
      )}
    >
      {value}
    </dd>
  </div>
)
