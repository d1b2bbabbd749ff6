// Says in a corner whether what was typed has arrived, and what keeps it from doing so.
import { useText } from '../../../../text/use-text.ts'
import { Icon } from '../../../../ui/icon/icon.tsx'
import type { Saving } from '../draft/draft-keeper.ts'
import { useDraft } from '../draft/use-draft.tsx'
import { SmallSign } from '../parts/step-page.tsx'

const looks = {
  saved: { icon: 'done', tone: 'faint' }, saving: { icon: 'refresh', tone: 'faint' },
  waiting: { icon: 'offline', tone: 'waiting' }, refused: { icon: 'alert', tone: 'closing' },
} as const satisfies Readonly<Record<Saving, object>>

export const SavingSign = () => {
  const say = useText('selling')
  const { saving, retry } = useDraft()
  if (saving === 'waiting')
    return (
      <button
        type="button"
        onClick={retry}
        className="inline-flex min-h-11 items-center gap-1 rounded-md text-sm font-semibold text-waiting-ink"
      >
        <Icon name="offline" size={16} />
        <span role="status">{say('saving.waiting')}</span>
      </button>
    )
  return <span role="status"><SmallSign {...looks[saving]}>{say(`saving.${saving}`)}</SmallSign></span>
}
