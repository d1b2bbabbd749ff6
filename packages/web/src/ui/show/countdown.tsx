// The time left until something ends, by the server's clock; red when it is close.
import { useEffect, useEffectEvent, useState } from 'react'
import { serverNow, useServerOffset } from '../../api/server-time.ts'
import { useLanguage } from '../../text/language-context.tsx'
import { classNames } from '../class-names.ts'
import { formatDateTime, type Instant } from '../format/date.ts'
import { formatTimeLeft, nextChangeMs } from '../format/time-left.ts'
import { Icon } from '../icon/icon.tsx'

interface CountdownProps {
  readonly endsAt: Instant
  /** The server's clock minus this device's, in milliseconds. */
  readonly offsetMs?: number | undefined
  /** From here on it is shown as closing soon. */
  readonly closingMs?: number | undefined
  /** A solid label, for pictures. */
  readonly solid?: boolean | undefined
  readonly onEnd?: (() => void) | undefined
  readonly className?: string | undefined
}

const longestTimerMs = 60_000

const useTimeLeft = (endMs: number, offsetMs: number, onEnd: (() => void) | undefined): number => {
  const [now, setNow] = useState(() => Date.now())
  const leftMs = endMs - (now + offsetMs)
  const over = leftMs <= 0
  useEffect(() => {
    // Reads the clock anew each time: a device that slept must not make it late.
    const look = () => {
      const seen = Date.now()
      setNow(seen)
      const wait = nextChangeMs(endMs - (seen + offsetMs))
      if (Number.isFinite(wait)) timer = setTimeout(look, Math.min(wait, longestTimerMs))
    }
    let timer = setTimeout(look, 0)
    return () => clearTimeout(timer)
  }, [endMs, offsetMs])
  const end = useEffectEvent(() => onEnd?.())
  useEffect(() => {
    if (over) end()
  }, [over])
  return leftMs
}

export const Countdown = (props: CountdownProps) => {
  const { endsAt, offsetMs = 0, closingMs = 3_600_000, solid = false, onEnd, className } = props
  const { language } = useLanguage()
  const end = new Date(endsAt)
  const leftMs = useTimeLeft(end.getTime(), offsetMs, onEnd)
  const closing = leftMs > 0 && leftMs <= closingMs
  const plain = leftMs <= 0 ? 'text-ink-faint' : closing ? 'text-closing-ink' : 'text-ink'
  const label = closing ? 'bg-closing text-on-closing' : 'bg-header text-white'
  return (
    <time
      dateTime={end.toISOString()}
      title={formatDateTime(end, language)}
      className={classNames(
        'figures inline-flex items-center gap-1 font-bold whitespace-nowrap',
        solid ? classNames('h-7 rounded-md px-2 text-sm', label) : plain,
        solid && closing && 'always-light',
        className,
      )}
    >
      <Icon name="clock" size={16} />
      {formatTimeLeft(leftMs, language)}
    </time>
  )
}

/** Whether a moment of the next days has come by the server's clock; drawn anew as it comes. */
export const useBegun = (at: string | null): boolean => {
  const offsetMs = useServerOffset()
  const [begun, setBegun] = useState<string | null>(null)
  useEffect(() => {
    if (at === null) return undefined
    const waitMs = Date.parse(at) - Date.now() - offsetMs
    const timer = setTimeout(() => setBegun(at), Math.max(0, waitMs))
    return () => clearTimeout(timer)
  }, [at, offsetMs])
  return at === null || at === begun || Date.parse(at) <= serverNow()
}
