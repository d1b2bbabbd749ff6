// What all violations together cost, and what came back.
import { useText } from '../../../../text/use-text.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import type { Info } from '../types.ts'

interface CostPartProps extends Pick<Info, 'cost'> {
  readonly className: string
}

export const CostPart = ({ cost: { takenWon, claimedWon, givenBackWon }, className }: CostPartProps) => {
  const say = useText('violations')
  const format = useFormat()
  const rows = [
    ['costTaken', takenWon], ['costClaimed', claimedWon], ['costGivenBack', givenBackWon],
  ] as const
  const shown = rows.filter(([, won]) => won > 0)
  return (
    <section className={className}>
      <h3 className="text-sm text-ink-faint">{say('cost')}</h3>
      <p className="figures text-2xl font-extrabold">{format.won(takenWon + claimedWon)}</p>
      {shown.length === 0 ? <p className="text-sm text-ink-soft">{say('costNone')}</p> : (
        <dl className="flex flex-col text-sm text-ink-soft">
          {shown.map(([key, won]) => (
            <div key={key} className="flex justify-between gap-3">
              <dt>{say(key)}</dt><dd className="figures font-medium">{format.won(won)}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
