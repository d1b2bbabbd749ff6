// How long a visit stays open; at its end it is closed here as well.
import { useServerOffset } from '../../../api/server-time.ts'
import { endSession } from '../../../api/session.ts'
import { useText } from '../../../text/use-text.ts'
import { Countdown } from '../../../ui/show/countdown.tsx'
import type { Visit } from './visit.ts'

export const OpenUntil = ({ visit }: { readonly visit: Visit }) => {
  const say = useText('launch')
  const offsetMs = useServerOffset()
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-faint">
      {say('openFor')}
      <Countdown endsAt={visit.endsAt} offsetMs={offsetMs} closingMs={300_000} onEnd={() => endSession('over')} />
    </p>
  )
}
