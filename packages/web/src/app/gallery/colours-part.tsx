// The colours by what they mean.
import { useText } from '../../text/use-text.ts'
import { classNames } from '../../ui/class-names.ts'
import { Badge, type Tone } from '../../ui/show/badge.tsx'
import { Part, Samples } from './part.tsx'

export const tones: readonly Tone[] = ['neutral', 'action', 'closing', 'waiting', 'done']
const grounds = [
  'bg-page',
  'bg-surface',
  'bg-sunken',
  'bg-raised',
  'bg-hover',
  'bg-pressed',
  'bg-header',
  'bg-action',
  'bg-closing',
  'bg-waiting',
  'bg-done',
]

export const ColoursPart = () => {
  const say = useText('gallery')
  return (
    <Part id="colours" title={say('part.colours')}>
      <Samples>
        <ul aria-label={say('ground')} className="flex w-full flex-wrap gap-2">
          {grounds.map((ground) => (
            <li key={ground} className="flex w-24 flex-col gap-1 text-xs text-ink-faint">
              <span className={classNames('h-12 rounded-md border border-line', ground)} />
              {ground.slice(3)}
            </li>
          ))}
        </ul>
        <p className="flex flex-wrap gap-4 text-md" aria-label={say('letters')}>
          <span className="text-ink">ink</span>
          <span className="text-ink-soft">ink-soft</span>
          <span className="text-ink-faint">ink-faint</span>
          <span className="text-action-ink">action-ink</span>
          <span className="text-closing-ink">closing-ink</span>
          <span className="text-waiting-ink">waiting-ink</span>
          <span className="text-done-ink">done-ink</span>
        </p>
      </Samples>
      <Samples>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {say(`tone.${tone}`)}
          </Badge>
        ))}
        {tones.map((tone) => (
          <Badge key={tone} tone={tone} solid icon="clock">
            {say(`tone.${tone}`)}
          </Badge>
        ))}
      </Samples>
    </Part>
  )
}
