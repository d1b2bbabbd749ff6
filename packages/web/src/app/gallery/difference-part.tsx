// Two versions of a value, in three ways.
import { useText } from '../../text/use-text.ts'
import { ChangeList } from '../../ui/difference/change-list.tsx'
import { CodeView } from '../../ui/difference/code-view.tsx'
import { DifferenceView } from '../../ui/difference/difference-view.tsx'
import { Card } from '../../ui/show/card.tsx'
import { Part } from './part.tsx'

const before = {
  unitWon: 10_000,
  minimumWon: 100_000,
  maximumWon: 1_000_000_000,
  hours: { self: 48, pro: 24, prime: 2 },
  rounds: 3,
  fees: [
    { upToWon: 1_000_000, feeWon: 75_000 },
    { upToWon: 5_000_000, feeWon: 185_000 },
  ],
  quietFrom: '23:00',
  quietUntil: '00:30',
  note: null,
}
const after = {
  ...before,
  minimumWon: 200_000,
  hours: { self: 48, pro: 24, prime: 3 },
  fees: [
    { upToWon: 1_000_000, feeWon: 75_000 },
    { upToWon: 5_000_000, feeWon: 190_000 },
    { upToWon: 10_000_000, feeWon: 245_000 },
  ],
}

export const DifferencePart = () => {
  const say = useText('gallery')
  return (
    <Part id="difference" title={say('part.difference')}>
      <Card title={say('changes')}>
        <ChangeList before={before} after={after} />
      </Card>
      <div className="grid items-start gap-3 lg:grid-cols-2">
        <DifferenceView label={say('lines')} before={before} after={after} />
        <CodeView label={say('raw')} value={after} />
      </div>
    </Part>
  )
}
