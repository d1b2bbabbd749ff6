// How the restriction of a violation ends, said first, because it is what a dealer comes to learn.
import { useServerOffset } from '../../../../api/server-time.ts'
import { useText } from '../../../../text/use-text.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { Countdown } from '../../../../ui/show/countdown.tsx'
import { InlineNotice } from '../../../../ui/state/inline-notice.tsx'
import type { WholeViolation } from '../types.ts'
import { wayWords } from './way-words.ts'

export const WayOutCard = ({ violation }: { readonly violation: WholeViolation }) => {
  const say = useText('violations')
  const format = useFormat()
  const offsetMs = useServerOffset()
  const { wayOut, restrictedUntil, pardon } = violation
  if (pardon !== null)
    return (
      <InlineNotice tone="done" title={say('wayOut')}>
        <p>{say('way.pardoned', { time: format.dateTime(pardon.at) })}</p>
        <p className="pt-1 text-ink-soft">{say('pardonReason')}: <span lang="ko">{pardon.reason}</span></p>
      </InlineNotice>
    )
  const way = wayWords(violation)
  const words = way === 'time'
    ? say('way.time', { time: restrictedUntil === null ? '–' : format.dateTime(restrictedUntil) })
    : say(`way.${way}`)
  return (
    <InlineNotice
      tone={wayOut === 'none' ? 'done' : 'closing'}
      title={say('wayOut')}
      action={restrictedUntil === null ? undefined : (
        <Countdown endsAt={restrictedUntil} offsetMs={offsetMs} className="max-sm:hidden" />
      )}
    >
      {words}
    </InlineNotice>
  )
}
