// The pages of a check as one row to tap: what is done, and how much each one still lacks.
import type { CarPhotoView } from '@bidyard/contract/enums/car-facts'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { useText } from '../../../../text/use-text.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { centre, useInSight } from '../../../../ui/navigation/use-in-sight.ts'
import type { Held } from '../kept/held.ts'
import { SavedState } from '../parts/saved-state.tsx'
import { type CheckPage, checkPages, missingOn } from './check-parts.ts'
import type { Work } from './work.ts'

interface PageNavProps {
  readonly work: Work
  readonly held: Held
  readonly page: CheckPage
  readonly seen: readonly CarPhotoView[] | null
}

const linkLook = classNames(
  'flex h-11 items-center gap-1.5 rounded-md border border-line bg-surface px-3 text-md font-medium whitespace-nowrap',
  'text-ink-soft aria-[current=page]:border-action aria-[current=page]:bg-action-soft',
  'aria-[current=page]:font-bold aria-[current=page]:text-action-ink',
)

const Mark = ({ missing }: { readonly missing: number }) => {
  const say = useText('checks')
  return missing === 0 ? (
    <span className="text-done-ink">
      <Icon name="check" size={16} />
      <span className="sr-only">{say('partDone')}</span>
    </span>
  ) : (
    <span className="figures rounded-full bg-waiting-soft px-1.5 text-xs font-bold text-waiting-ink">
      <span aria-hidden="true">{missing}</span><span className="sr-only">{say('partMissing', { count: missing })}</span>
    </span>
  )
}

export const PageNav = ({ work, held, page, seen }: PageNavProps) => {
  const say = useText('checks')
  const frame = useRef<HTMLElement>(null)
  useInSight(page, (open) => {
    const here = frame.current?.querySelector(`[data-page=${open}]`) ?? null
    if (frame.current !== null && here !== null) centre(frame.current, here)
  })
  return (
    <div
      className={classNames(
        'sticky top-(--header-height) z-10 -mx-[var(--gutter)] -mt-2 flex flex-col gap-1 bg-page px-gutter py-2',
        'lg:flex-row lg:items-center lg:gap-4',
      )}
    >
      <nav
        ref={frame}
        aria-label={say('parts')}
        className={classNames(
          'relative -mx-[var(--gutter)] min-w-0 flex-1 overflow-x-auto px-gutter py-1 [scrollbar-width:none]',
          'lg:-mx-1 lg:px-1',
        )}
      >
        <ul className="flex gap-1.5">
          {checkPages.map((one) => (
            <li key={one} className="shrink-0">
              <Link
                to="."
                search={{ part: one } as never}
                data-page={one}
                aria-current={one === page ? 'page' : undefined}
                className={linkLook}
              >
                {say(`part.${one}`)}
                {one !== 'finish' && <Mark missing={missingOn(work, one, seen)} />}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <SavedState held={held} />
    </div>
  )
}
