// The four tyres where they sit: how much of the tread is left, when each was made, and how its wheel looks.
import { checkGrade, wheelPosition, type WheelPosition } from '@bidyard/contract/enums/car-check'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { Badge } from '../../../../ui/show/badge.tsx'
import { Card } from '../../../../ui/show/card.tsx'
import { SkeletonText } from '../../../../ui/show/skeleton.tsx'
import { gradeTones } from './check-card.tsx'
import type { Check } from './use-car.ts'

type Wheel = NonNullable<NonNullable<Check['record']>['wheels']>[number]

/** Tenths of a millimetre: new ones have about eight, the law asks for 1.6. */
const tread = { full: 80, worn: 30, least: 16 } as const

const barOf = (tenths: number): string =>
  tenths <= tread.least ? 'bg-closing' : tenths <= tread.worn ? 'bg-waiting' : 'bg-done'

const Tread = ({ tenths }: { readonly tenths: number }) => {
  const say = useText('carPage')
  const share = Math.min(1, tenths / tread.full)
  return (
    <div className="flex flex-col gap-1">
      <span className="flex items-baseline justify-between gap-2 text-sm">
        <span className="text-ink-faint">{say('tread')}</span>
        <strong className="figures text-base font-bold">{say('treadOf', { mm: (tenths / 10).toFixed(1) })}</strong>
      </span>
      <span aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-neutral-soft">
        <span className={classNames('block h-full rounded-full', barOf(tenths))} style={{ width: `${share * 100}%` }} />
      </span>
    </div>
  )
}

/** 1223 is week 12 of 2023. */
const madeOf = (madeWeek: string) => ({ week: Number(madeWeek.slice(0, 2)), year: 2000 + Number(madeWeek.slice(2)) })

const Tyre = ({ wheel }: { readonly wheel: Wheel }) => {
  const say = useText('carPage')
  const word = useWord()
  const { position, treadTenthsMm, madeWeek, grade } = wheel
  return (
    <li className="flex min-w-0 flex-col gap-2 rounded-lg border border-line p-3.5">
      <span className="flex items-center justify-between gap-2">
        <span className="text-md font-bold">{word(wheelPosition, position)}</span>
        {grade !== null && <Badge tone={gradeTones[grade]}>{word(checkGrade, grade)}</Badge>}
      </span>
      {treadTenthsMm === null
        ? <span className="text-sm text-ink-faint">{say('notLooked')}</span> : <Tread tenths={treadTenthsMm} />}
      {madeWeek !== null && <span className="figures text-sm text-ink-soft">{say('madeIn', madeOf(madeWeek))}</span>}
    </li>
  )
}

const order: readonly WheelPosition[] = ['fl', 'fr', 'rl', 'rr', 'spare']

export const TyresCard = ({ check }: { readonly check: Check | null | undefined }) => {
  const say = useText('carPage')
  const wheels = check?.record?.wheels ?? []
  return (
    <Card title={say('tyres')} note={wheels.length === 0 ? undefined : say('treadNote')}>
      {check === undefined ? <SkeletonText lines={5} />
        : wheels.length === 0 ? <p className="text-md text-ink-faint">{say('noTyres')}</p>
          : (
              <ul className="grid grid-cols-2 gap-2.5">
                {order.flatMap((position) => wheels.filter((wheel) => wheel.position === position))
                  .map((wheel) => <Tyre key={wheel.position} wheel={wheel} />)}
              </ul>
            )}
    </Card>
  )
}
