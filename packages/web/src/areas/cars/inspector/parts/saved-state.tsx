// Where what was written is by now: on this device, on its way, or with the server.
import { useSyncExternalStore } from 'react'
import { useText } from '../../../../text/use-text.ts'
import type { IconName } from '../../../../ui/icon/icon-paths.ts'
import { Badge, type Tone } from '../../../../ui/show/badge.tsx'
import type { Held } from '../kept/held.ts'
import { waitingCount } from '../kept/kept-rules.ts'
import { onSender, senderNow, type SenderState } from '../sending/sender.ts'

type Saved = 'keeping' | 'sent' | 'sending' | 'waiting' | 'clash' | 'trouble' | 'failing'

const looks: Readonly<Record<Saved, { readonly tone: Tone; readonly icon: IconName }>> = {
  keeping: { tone: 'neutral', icon: 'clock' },
  sent: { tone: 'done', icon: 'done' },
  sending: { tone: 'action', icon: 'upload' },
  waiting: { tone: 'waiting', icon: 'clock' },
  clash: { tone: 'waiting', icon: 'compare' },
  trouble: { tone: 'closing', icon: 'alert' },
  failing: { tone: 'closing', icon: 'alert' },
}

const savedOf = ({ kept, photos, isKeeping, isFailing }: Held, sender: SenderState): Saved => {
  if (isFailing) return 'failing'
  if (isKeeping) return 'keeping'
  if (kept?.trouble !== null && kept !== null) return 'trouble'
  if (photos.some(({ trouble, isRemoved }) => trouble !== null && !isRemoved)) return 'trouble'
  if ((kept?.clashes.length ?? 0) > 0) return 'clash'
  if (waitingCount({ kept, photos }) === 0) return 'sent'
  return sender === 'sending' ? 'sending' : 'waiting'
}

export const SavedState = ({ held }: { readonly held: Held }) => {
  const say = useText('checks')
  const sender = useSyncExternalStore(onSender, senderNow)
  const saved = savedOf(held, sender)
  const { tone, icon } = looks[saved]
  const count = saved === 'clash' ? held.kept?.clashes.length ?? 0 : waitingCount(held)
  const words = saved === 'sending' || saved === 'waiting' || saved === 'clash'
    ? say(`save.${saved}`, { count }) : say(`save.${saved}`)
  // What is there for a moment is seen; it is not read out with each tap.
  return (
    <span role="status" aria-live={saved === 'keeping' ? 'off' : 'polite'} data-saved={saved}>
      <Badge tone={tone} icon={icon}>{words}</Badge>
    </span>
  )
}
