// The hours in which nothing leaves the application, and when the daily mail comes.
import { isWithin, type QuietHours } from '@bidyard/contract/shapes/notices/choosable'
import { useText } from '../../text/use-text.ts'
import { Select } from '../../ui/choice/select.tsx'
import { Switch } from '../../ui/choice/switch.tsx'
import { Card } from '../../ui/show/card.tsx'

interface QuietCardProps {
  readonly quiet: QuietHours | null
  readonly digestAt: string
  readonly onChange: (next: { readonly quiet?: QuietHours | null; readonly digestAt?: string }) => void
}

const night: QuietHours = { from: '22:00', until: '07:00' }

const halves = Array.from({ length: 48 }, (_half, at) =>
  `${String(Math.floor(at / 2)).padStart(2, '0')}:${at % 2 === 0 ? '00' : '30'}`)
/** Also one that a program chose between them. */
const timesWith = (time: string) => [...new Set([...halves, time])].toSorted().map((value) => ({ value, label: value }))

export const QuietCard = ({ quiet, digestAt, onChange }: QuietCardProps) => {
  const say = useText('notices')
  const time = (label: string, value: string, set: (time: string) => void, error?: string) => (
    <Select
      label={label} options={timesWith(value)} value={value} error={error}
      onValueChange={(next) => next !== null && set(next)}
    />
  )
  const isSame = quiet !== null && quiet.from === quiet.until
  const isDigestQuiet = quiet !== null && !isSame && isWithin(quiet, digestAt)
  return (
    <Card title={say('times')} note={say('timesNote')}>
      <Switch
        label={say('quiet')} note={say('quietNote')} checked={quiet !== null}
        onCheckedChange={(checked) => onChange({ quiet: checked ? night : null })}
      />
      <div className="grid items-start gap-3 pt-2 pb-1.5 sm:grid-cols-3">
        {quiet !== null && time(say('quietFrom'), quiet.from, (from) => onChange({ quiet: { ...quiet, from } }))}
        {quiet !== null && time(
          say('quietUntil'), quiet.until, (until) => onChange({ quiet: { ...quiet, until } }),
          isSame ? say('sameTimes') : undefined,
        )}
        {time(
          say('digestAt'), digestAt, (at) => onChange({ digestAt: at }), isDigestQuiet ? say('digestQuiet') : undefined,
        )}
      </div>
    </Card>
  )
}
