// One thing that stands out: who, how often, when, and a way to its lines.
import { useText } from '../../../../text/use-text.ts'
import { LinkButton } from '../../../../ui/button/link-button.tsx'
import { seoulDayOf } from '../../../../ui/format/seoul-day.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import type { Review } from './review-tab.tsx'

const dayOf = (time: string) => seoulDayOf(new Date(time))

export const FindingRow = ({ finding }: { readonly finding: Review['findings'][number] }) => {
  const say = useText('people')
  const format = useFormat()
  const { userId, uid, name, log, count, firstAt, lastAt } = finding
  const [from, until] = [dayOf(firstAt), dayOf(lastAt)]
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5 first:pt-0 last:pb-0">
      <span className="flex min-w-0 flex-col">
        <span className="text-md">
          <b className="font-semibold">{name ?? uid ?? say('unknownPerson')}</b>{' '}
          <span className="figures">{say('rows', { count })}</span>
        </span>
        <span className="figures text-sm text-ink-faint">
          {from === until ? format.day(from) : `${format.day(from)} – ${format.day(until)}`}
          {userId !== null && ` · ${say('seeLinesText')}`}
        </span>
      </span>
      {userId !== null && (
        <LinkButton
          size="small"
          to="/office/access-log"
          search={{ ...(log === 'changes' ? { tab: 'changes' } : {}), user: userId, from, until }}
        >
          {say('seeLines')}
        </LinkButton>
      )}
    </li>
  )
}
