// How points and warnings came and went, the newest first; each line leads to its violation.
import { violationDetailType } from '@bidyard/contract/enums/violations'
import { Link } from '@tanstack/react-router'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { Card } from '../../../../ui/show/card.tsx'
import type { Info } from '../types.ts'
import { PointsPicture } from './points-picture.tsx'

type Moment = Info['timeline'][number]

const dots: Readonly<Record<Moment['what'], string>> = {
  applied: 'border-closing bg-closing', expired: 'border-line-control bg-surface', pardoned: 'border-done bg-done',
}

const MomentRow = ({ moment, isKnown }: { readonly moment: Moment; readonly isKnown: boolean }) => {
  const say = useText('violations')
  const word = useWord()
  const format = useFormat()
  const { at, what, points, pointsAfter, warningsAfter, detail, violationId } = moment
  const name = word(violationDetailType, detail)
  return (
    <li className="group relative flex gap-3 pb-4 last:pb-0">
      <span aria-hidden="true" className="absolute top-4 -bottom-1 left-1.75 w-0.5 bg-line group-last:hidden" />
      <span
        aria-hidden="true"
        className={classNames('relative mt-1 size-4 shrink-0 rounded-full border-2', dots[what])}
      />
      <span className="flex min-w-0 flex-1 flex-col text-md">
        <span className="figures text-sm text-ink-faint">{format.date(at)} · {say(`what.${what}`)}</span>
        {isKnown
          ? (
              <Link
                to="/violations/$id" params={{ id: violationId }}
                className="self-start rounded-sm py-0.5 font-semibold underline-offset-4 hover:underline max-md:py-2"
              >
                {name}
              </Link>
            )
          : <span className="font-semibold">{name}</span>}
      </span>
      <span className="figures flex shrink-0 flex-col items-end text-right text-md">
        <span className={classNames('font-bold', points > 0 ? 'text-closing-ink' : 'text-done-ink')}>
          {points > 0 ? '+' : ''}{points}
        </span>
        <span className="text-sm text-ink-faint">
          {say('sumsAfter', { points: pointsAfter, warnings: warningsAfter })}
        </span>
      </span>
    </li>
  )
}

export const TimeLine = ({ info: { timeline, violations, standing } }: { readonly info: Info }) => {
  const say = useText('violations')
  const known = new Set(violations.map(({ id }) => id))
  return (
    <Card title={say('timeline')} note={say('timelineNote')}>
      {timeline.length === 0 ? <p className="text-md text-ink-faint">{say('noTimeline')}</p> : (
        <div className="flex flex-col gap-5">
          <PointsPicture timeline={timeline} standing={standing} />
          <ol>
            {timeline.toReversed().map((moment) => (
              <MomentRow
                key={`${moment.violationId}:${moment.what}`} moment={moment} isKnown={known.has(moment.violationId)}
              />
            ))}
          </ol>
        </div>
      )}
    </Card>
  )
}
