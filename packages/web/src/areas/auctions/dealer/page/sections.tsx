// Below the photos, one card each: facts, accidents, damage, check, tyres, insurance, papers; and the ways to them.
import { memo } from 'react'
import { useText } from '../../../../text/use-text.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { AccidentCard } from './accident-card.tsx'
import { CheckCard } from './check-card.tsx'
import { DamageCard } from './damage-card.tsx'
import { FactsCard } from './facts-card.tsx'
import { InsuranceCard } from './insurance-card.tsx'
import { PapersCard } from './papers-card.tsx'
import { ReportsCard } from './reports-card.tsx'
import { TyresCard } from './tyres-card.tsx'
import type { Auction, Car } from './use-car.ts'

interface SectionsProps {
  readonly auction: Auction
  readonly car: Car
  readonly onPhoto: (photoId: string) => void
}

const Accidents = memo(AccidentCard)
const Checked = memo(CheckCard)
const Damage = memo(DamageCard)
const Insurance = memo(InsuranceCard)
const Tyres = memo(TyresCard)

const names = ['facts', 'accidents', 'damage', 'check', 'tyres', 'insurance', 'papers'] as const

const Ways = () => {
  const say = useText('carPage')
  return (
    <nav
      aria-label={say('sections')}
      className="relative -mx-(--gutter) overflow-x-auto px-gutter [scrollbar-width:none] print:hidden"
    >
      <ul className="flex gap-1.5">
        {names.map((name) => (
          <li key={name}>
            <a
              href={`#${name}`}
              className={classNames(
                'flex h-11 items-center rounded-full border border-line-strong bg-surface px-3.5 text-md font-medium',
                'whitespace-nowrap text-ink-soft hover:border-line-control hover:text-ink md:h-9',
              )}
            >
              {say(name)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** What is far below the window is not laid out before one comes near it; the rim is for the shadow of its card. */
const sectionLook = classNames(
  '-m-2 scroll-mt-18 p-2 [contain-intrinsic-size:auto_26rem] [content-visibility:auto]',
  'print:[content-visibility:visible]',
)

const Drawn = ({ auction, car, onPhoto }: SectionsProps) => {
  const { check, history, photos } = car
  const cards = {
    facts: <FactsCard auction={auction} car={car} />,
    accidents: <Accidents check={check} />,
    damage: <Damage check={check} photos={photos} onOpen={onPhoto} />,
    check: <Checked check={check} />,
    tyres: <Tyres check={check} />,
    insurance: <Insurance history={history} km={check?.odometer?.km ?? null} />,
    papers: <PapersCard car={car} />,
  }
  return (
    <>
      <Ways />
      <ReportsCard auctionId={auction.id} />
      {names.map((name) => (
        <div key={name} id={name} className={sectionLook}>{cards[name]}</div>
      ))}
    </>
  )
}

/** Each answer that comes is drawn once, and what it does not touch is left alone. */
export const Sections = memo(Drawn)
