// The time by the server's clock, by which every deadline is decided.
import { classNames } from '../ui/class-names.ts'
import { useEffect, useState } from 'react'
import { serverNow } from '../api/server-time.ts'
import { useText } from '../text/use-text.ts'
import { formatClock } from '../ui/format/date.ts'

export const ServerClock = () => {
  const say = useText('shell')
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const look = () => {
      setNow(serverNow())
      timer = setTimeout(look, 1_000 - (serverNow() % 1_000))
    }
    let timer = setTimeout(look, 1_000 - (serverNow() % 1_000))
    return () => clearTimeout(timer)
  }, [])
  return (
    <span
      className={classNames(
        'figures flex h-8 items-center gap-1.5 rounded-md bg-white/10 px-2.5 text-sm text-ink-soft',
        'max-lg:hidden',
      )}
    >
      <span className="max-xl:sr-only">{say('serverTime')}</span>
      <time className="font-bold text-white">{formatClock(now)}</time>
    </span>
  )
}
