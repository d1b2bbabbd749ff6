// The price guide as a small picture: from the low price to the high one, and where the middle lies.
import { useText } from '../../../../text/use-text.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { formatShortDay } from '../../../../ui/format/date.ts'
import type { Day } from '../../../../ui/format/seoul-day.ts'
import { Skeleton } from '../../../../ui/show/skeleton.tsx'
import type { GuideRow } from './use-car.ts'

type Price = NonNullable<GuideRow['price']>

const width = 300
const height = 46
const base = 38

/** A hill whose top stands over the middle price: most cars like this one go for about that. */
const hillOf = (middle: number): string =>
  `M0 ${base}C${middle * 0.5} ${base} ${middle * 0.72} 6 ${middle} 6`
  + `S${middle + (width - middle) * 0.5} ${base} ${width} ${base}z`

const Picture = ({ price }: { readonly price: Price }) => {
  const say = useText('carPage')
  const format = useFormat()
  const { lowWon, midWon, highWon } = price
  const share = highWon === lowWon ? 0.5 : (midWon - lowWon) / (highWon - lowWon)
  const middle = Math.min(width - 12, Math.max(12, share * width))
  const label = say('guideLabel', {
    low: format.price(lowWon), mid: format.price(midWon), high: format.price(highWon),
  })
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${width} ${height}`} className="h-auto w-full">
      <path d={hillOf(middle)} className="fill-action-soft" />
      <line x1={0} x2={width} y1={base} y2={base} className="stroke-line-strong" strokeWidth={2} />
      <line x1={middle} x2={middle} y1={6} y2={base} className="stroke-action" strokeWidth={2} />
      <circle cx={middle} cy={base} r={5.5} strokeWidth={2.5} className="fill-action stroke-surface" />
    </svg>
  )
}

/** Takes the room that is kept for a price, so that nothing moves once it is known that there is none. */
const NoPicture = () => (
  <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className="mt-auto h-auto w-full">
    <path d={hillOf(width / 2)} className="fill-sunken" />
    <line x1={0} x2={width} y1={base} y2={base} strokeWidth={2} strokeDasharray="4 6" className="stroke-line-strong" />
  </svg>
)

export const GuideChart = ({ price }: { readonly price: Price }) => {
  const say = useText('carPage')
  const format = useFormat()
  return (
    <figure className="flex flex-col gap-1">
      <Picture price={price} />
      <figcaption className="figures flex justify-between gap-3 text-sm text-ink-soft">
        <span><span className="sr-only">{say('guideLow')} </span>{format.price(price.lowWon)}</span>
        <span><span className="sr-only">{say('guideHigh')} </span>{format.price(price.highWon)}</span>
      </figcaption>
      <p className="text-xs text-ink-faint">{say('guideAsOf', { day: formatShortDay(price.asOf as Day) })}</p>
    </figure>
  )
}

/** Loud where it is known; where it is not, it says so. */
export const Guide = ({ guide }: { readonly guide: GuideRow | null | undefined }) => {
  const say = useText('carPage')
  const format = useFormat()
  if (guide === undefined)
    return (
      <div className="flex h-36.5 flex-col gap-2">
        <Skeleton className="h-4 w-16" />
        <Skeleton className="h-8 w-40" />
        <Skeleton className="h-18 w-full" />
      </div>
    )
  const price = guide?.price ?? null
  return (
    <div className="flex min-h-36.5 flex-col gap-1">
      <span className="text-sm text-ink-faint">{say('guideMid')}</span>
      {price === null
        ? (
            <>
              <strong className="text-lg font-bold">{say('noGuide')}</strong>
              <p className="text-sm text-ink-soft">{say('noGuideText')}</p>
              <NoPicture />
            </>
          )
        : (
            <>
              <strong className="figures text-2xl font-extrabold tracking-tight">{format.price(price.midWon)}</strong>
              <GuideChart price={price} />
            </>
          )}
    </div>
  )
}
