// How a draft stands: saved, on its way, kept on this device until the net is back, or written elsewhere meanwhile.
import { useOnline } from '../../../api/use-online.ts'
import { useText } from '../../../text/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { InlineNotice } from '../../../ui/state/inline-notice.tsx'
import type { DraftState } from './use-draft.ts'

interface SignProps {
  readonly state: DraftState
  readonly onOverwrite: () => void
  readonly onTakeOther: () => void
}

export const DraftSign = ({ state, onOverwrite, onTakeOther }: SignProps) => {
  const say = useText('contracts')
  const isOnline = useOnline()
  if (state === 'conflict')
    return (
      <InlineNotice tone="waiting" urgent title={say('draftElsewhere')}>
        <div className="flex flex-wrap gap-2 pt-2">
          <Button size="small" onClick={onOverwrite}>{say('draftMine')}</Button>
          <Button size="small" onClick={onTakeOther}>{say('draftOther')}</Button>
        </div>
      </InlineNotice>
    )
  if (state === 'empty' || state === 'refused') return null
  const isOffline = state !== 'saved' && !isOnline
  return (
    <p role="status" className="flex items-center gap-1.5 text-sm text-ink-faint">
      <Icon name={isOffline ? 'offline' : state === 'saved' ? 'check' : 'refresh'} size={16} />
      {say(isOffline ? 'draftKept' : state === 'saved' ? 'draftSaved' : 'draftSaving')}
    </p>
  )
}
