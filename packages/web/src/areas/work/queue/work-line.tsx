// One work in the queue: what it is, since when it waits, by when it is due, and who has it.
import { workKind } from '@bidyard/contract/enums/work/work'
import { Link } from '@tanstack/react-router'
import { serverNow } from '../../../api/server-time.ts'
import { useLanguage } from '../../../text/language-context.tsx'
import { useText } from '../../../text/use-text.ts'
import { useWord } from '../../../text/use-word.ts'
import { classNames } from '../../../ui/class-names.ts'
import { useFormat } from '../../../ui/format/use-format.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { OwnerActs } from './owner-acts.tsx'
import { iconOf, placeOf, type WorkItem } from './work-places.ts'

export const WorkLine = ({ work }: { readonly work: WorkItem }) => {
  const say = useText('work')
  const word = useWord()
  const { language } = useLanguage()
  const format = useFormat()
  const { kind, about, won, waitsSince, dueAt } = work
  const isLate = dueAt !== null && Date.parse(dueAt) <= serverNow()
  const kindName = word(workKind, kind)
  // What it is about is told in Korean; read out in another language, a button names the work and the plate.
  const told = language === 'ko' ? about : /\d{2,3}[가-힣] ?\d{4}/.exec(about)?.[0] ?? ''
  const name = told === '' ? kindName : `${kindName} ${told}`
  return (
    <li className="flex items-center gap-2 pr-3 hover:bg-hover md:pr-4">
      <Link
        {...placeOf(work)}
        className="flex min-h-16 min-w-0 flex-1 items-center gap-3 py-2.5 pl-4 -outline-offset-2 md:gap-4 md:pl-5"
      >
        <span
          className={classNames(
            'flex size-9 shrink-0 items-center justify-center rounded-lg bg-action-soft text-action-ink max-sm:hidden',
          )}
        >
          <Icon name={iconOf(kind)} size={18} />
        </span>
        <span className="flex min-w-0 flex-1 flex-col">
          <span className="flex min-w-0 flex-wrap items-baseline gap-x-2">
            <b>{kindName}</b>
            {about !== '' && <span lang="ko" className="truncate text-md">{about}</span>}
            {won !== null && <span className="figures text-md text-ink-soft">{format.won(won)}</span>}
          </span>
          <span className="flex flex-wrap gap-x-2 text-sm text-ink-soft">
            <span className="figures">{say('waits', { ago: format.ago(serverNow() - Date.parse(waitsSince)) })}</span>
            {dueAt !== null && (
              <span className={classNames('figures', isLate && 'font-semibold text-closing-ink')}>
                {say('due', { time: format.dateTime(dueAt) })}
              </span>
            )}
          </span>
        </span>
      </Link>
      <OwnerActs work={work} name={name} />
    </li>
  )
}
