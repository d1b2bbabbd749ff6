// Names with a bar and a number each, and a fine mark for what it was before: for comparing a few things.

export interface BarRow {
  readonly key: string
  readonly name: string
  readonly now: number
  readonly earlier: number
  /** The numbers as people read them. */
  readonly nowText: string
  readonly earlierText: string
}

interface BarRowsProps {
  readonly label: string
  readonly rows: readonly BarRow[]
}

const share = (value: number, most: number): string => `${Math.max(0, Math.min(100, (value / most) * 100)).toFixed(2)}%`

export const BarRows = ({ label, rows }: BarRowsProps) => {
  const most = Math.max(...rows.flatMap(({ now, earlier }) => [now, earlier]), 0) || 1
  return (
    <ul aria-label={label} className="flex flex-col gap-3">
      {rows.map(({ key, name, now, earlier, nowText, earlierText }) => (
        <li key={key} className="flex flex-col gap-1">
          <span className="flex flex-wrap items-baseline justify-between gap-x-3 text-md">
            <span>{name}</span>
            <span className="figures">
              <b>{nowText}</b> <span className="text-sm text-ink-faint">{earlierText}</span>
            </span>
          </span>
          <svg aria-hidden="true" className="h-3 w-full overflow-visible">
            <rect x="0" y="2" width="100%" height="8" rx="4" className="fill-sunken" />
            {now > 0 && <rect x="0" y="2" width={share(now, most)} height="8" rx="4" className="fill-action" />}
            {earlier > 0 && (
              <line
                x1={share(earlier, most)} x2={share(earlier, most)} y1="0" y2="12" strokeWidth="2"
                className="stroke-ink-faint"
              />
            )}
          </svg>
        </li>
      ))}
    </ul>
  )
}
