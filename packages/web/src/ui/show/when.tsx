// When something happened: how long ago, or the day when it is long ago; the exact time is one hover away.
import { serverNow } from '../../api/server-time.ts'
import { useFormat } from '../format/use-format.ts'

const weekMs = 7 * 86_400_000

export const When = ({ at, exact = false }: { readonly at: string; readonly exact?: boolean | undefined }) => {
  const format = useFormat()
  const elapsed = serverNow() - Date.parse(at)
  const whole = format.dateTime(at)
  return (
    <time dateTime={at} title={whole} className="figures whitespace-nowrap">
      {exact || elapsed < 0 ? whole : elapsed > weekMs ? format.date(at) : format.ago(elapsed)}
    </time>
  )
}
