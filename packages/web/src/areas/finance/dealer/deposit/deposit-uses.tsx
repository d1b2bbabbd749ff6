// What was taken from the deposit and why, the newest first; what was given back stays to be read.
import { useText } from '../../../../text/use-text.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { Badge } from '../../../../ui/show/badge.tsx'
import type { DepositInfo } from '../types.ts'

type Use = DepositInfo['uses'][number]

const UseRow = ({ use }: { readonly use: Use }) => {
  const say = useText('finance')
  const format = useFormat()
  const { takenWon, claimWon, reason, restoredAt, createdAt } = use
  return (
    <li className="flex items-start justify-between gap-4 border-b border-line py-2.5 last:border-b-0">
      <span className="flex min-w-0 flex-col">
        <span lang="ko" className="font-medium [overflow-wrap:anywhere]">{reason}</span>
        <span className="figures text-sm text-ink-faint">{format.date(createdAt)}</span>
        {restoredAt !== null && (
          <span className="mt-1">
            <Badge tone="done">{say('restored', { time: format.date(restoredAt) })}</Badge>
          </span>
        )}
      </span>
      <span className="figures flex shrink-0 flex-col items-end text-right">
        <span className={restoredAt === null ? 'font-bold' : 'text-ink-faint line-through'}>
          -{format.won(takenWon)}
        </span>
        {claimWon > 0 && (
          <span className="text-sm text-closing-ink">{say('usesClaim')} {format.won(claimWon)}</span>
        )}
      </span>
    </li>
  )
}

export const DepositUses = ({ uses }: Pick<DepositInfo, 'uses'>) => {
  const say = useText('finance')
  return (
    <section>
      <h3 className="text-sm font-semibold text-ink-soft">{say('uses')}</h3>
      {uses.length === 0 ? <p className="pt-1 text-md text-ink-faint">{say('noUses')}</p> : (
        <ul className="text-md">{uses.map((use) => <UseRow key={use.id} use={use} />)}</ul>
      )}
    </section>
  )
}
