// The damage map: a drawing of the outer body, all positions by rank, and the kinds of damage.
import type { DamagePosition } from '@bidyard/contract/enums/car-damage'
import type { DamageMapDocument } from '@bidyard/contract/shapes/metadata/damage-map'
import { useState } from 'react'
import { useText } from '../../../../text/use-text.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { Badge } from '../../../../ui/show/badge.tsx'
import { Card } from '../../../../ui/show/card.tsx'
import { PlainTable } from '../../../../ui/table/plain-table.tsx'
import { Code } from '../../../../ui/show/code.tsx'
import { useLabel } from '../../../../text/use-label.ts'
import { CarDrawing } from './car-drawing.tsx'
import { rankLook, rankOrder, type RankName } from './rank-look.ts'

type Position = DamageMapDocument['positions'][number]

const rankNameOf = (position: Position | undefined): RankName => position?.rank ?? 'none'

interface PointedProps {
  readonly pointed: DamagePosition | null
  readonly onPoint: (position: DamagePosition | null) => void
}

interface RankCardProps extends PointedProps {
  readonly rank: RankName
  readonly positions: readonly Position[]
}

const RankCard = ({ rank, positions, pointed, onPoint }: RankCardProps) => {
  const say = useText('reference')
  const label = useLabel()
  return (
    <Card
      title={
        <span className="flex items-center gap-2">
          <span
            aria-hidden="true"
            className={classNames('size-3.5 rounded-sm border border-line-control', rankLook[rank].dot)}
          />
          {say(`rank.${rank}`)}
        </span>
      }
      note={say(`rankNote.${rank}`)}
      actions={<Badge>{String(positions.length)}</Badge>}
    >
      <ul className="-mx-2 grid sm:grid-cols-2 xl:grid-cols-3">
        {positions.map(({ position, label: name, onCheckRecord }) => (
          <li
            key={position}
            onPointerEnter={() => onPoint(position)}
            onPointerLeave={() => onPoint(null)}
            className={classNames(
              'flex min-h-10 flex-col justify-center rounded-md px-2 py-1',
              position === pointed && 'bg-action-soft',
            )}
          >
            <span className="flex items-baseline justify-between gap-2 text-md">
              <span className="font-medium">{label(name)}</span>
              <Code>{position}</Code>
            </span>
            {!onCheckRecord && <span className="text-sm text-ink-faint">{say('onRecord')}: {say('onRecordNo')}</span>}
          </li>
        ))}
      </ul>
    </Card>
  )
}

const DamageValues = ({ values }: { readonly values: DamageMapDocument['values'] }) => {
  const say = useText('reference')
  const label = useLabel()
  return (
    <Card title={say('damageValues')} flush>
      <div className="pt-2">
        <PlainTable
          label={say('damageValues')}
          rowHeads={false}
          columns={[
            { key: 'letter', title: say('letter'), align: 'center', className: 'w-16' },
            { key: 'label', title: say('name') },
            { key: 'value', title: say('code') },
          ]}
          rows={values.toSorted((one, other) => one.order - other.order).map(({ value, label: name, letter }) => ({
            key: value,
            cells: [
              letter === null ? <span key="letter" className="text-ink-faint">–</span> : <b key="letter">{letter}</b>,
              label(name),
              <Code key="value">{value}</Code>,
            ],
          }))}
        />
      </div>
    </Card>
  )
}

export const DamageMapView = ({ document }: { readonly document: DamageMapDocument }) => {
  const say = useText('reference')
  const label = useLabel()
  const [pointed, setPointed] = useState<DamagePosition | null>(null)
  const positions = document.positions.toSorted((one, other) => one.drawingOrder - other.drawingOrder)
  const byPosition = new Map(positions.map((position) => [position.position, position]))
  const nameOf = (position: DamagePosition): string => {
    const found = byPosition.get(position)
    return found === undefined ? position : label(found.label)
  }
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <div className="flex flex-col gap-4 lg:sticky lg:top-[calc(var(--header-height)+1.75rem)]">
        <Card title={say('drawing')} note={say('drawingNote')}>
          <CarDrawing
            label={say('drawing')}
            rankOf={(position) => rankNameOf(byPosition.get(position))}
            nameOf={nameOf}
            pointed={pointed}
            onPoint={setPointed}
          />
          <p aria-live="polite" className="mt-2 min-h-6 text-center text-md font-bold">
            {pointed === null ? ' ' : `${nameOf(pointed)} · ${say(`rank.${rankNameOf(byPosition.get(pointed))}`)}`}
          </p>
        </Card>
      </div>
      <div className="flex flex-col gap-4">
        {rankOrder.map((rank) => (
          <RankCard
            key={rank}
            rank={rank}
            positions={positions.filter((position) => rankNameOf(position) === rank)}
            pointed={pointed}
            onPoint={setPointed}
          />
        ))}
        <DamageValues values={document.values} />
      </div>
    </div>
  )
}
