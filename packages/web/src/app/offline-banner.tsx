// Marks what is on the screen as last seen while there is no net, and says when it is back.
import { classNames } from '../ui/class-names.ts'
import { useEffect, useRef } from 'react'
import { useText } from '../text/use-text.ts'
import { Icon } from '../ui/icon/icon.tsx'
import { showToast } from '../ui/overlay/toast.ts'
import { useOnline } from '../api/use-online.ts'

export const OfflineBanner = () => {
  const say = useText('shell')
  const online = useOnline()
  const wasAway = useRef(false)
  useEffect(() => {
    if (online && wasAway.current) showToast({ tone: 'done', title: say('backOnline') })
    wasAway.current = !online
  }, [online, say])
  if (online) return null
  return (
    <div
      role="status"
      className={classNames(
        'sticky top-(--header-height) z-20 flex min-h-10 items-center justify-center gap-2 bg-waiting',
        'px-4 py-2 text-center text-sm font-semibold text-on-waiting',
      )}
    >
      <Icon name="offline" size={18} />
      {say('offline')}
    </div>
  )
}
