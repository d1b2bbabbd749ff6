// Whether this browser is told by push as well: asked for here, since a browser only asks when somebody wishes it.
import { useState } from 'react'
import { useText } from '../../text/use-text.ts'
import { Switch } from '../../ui/choice/switch.tsx'
import { Card } from '../../ui/show/card.tsx'
import { InlineNotice } from '../../ui/state/inline-notice.tsx'
import { type PushState, usePush } from './use-push.ts'

export const PushCard = () => {
  const say = useText('notices')
  const { state, turn } = usePush()
  const [isTurning, setTurning] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  if (state === 'unknown') return null
  const change = async (on: boolean) => {
    setTurning(true)
    setFailed(!(await turn(on)))
    setTurning(false)
  }
  const notes: Readonly<Record<Exclude<PushState, 'unknown'>, string>> = {
    on: say('pushNote'), off: say('pushNote'), refused: say('pushRefused'), unable: say('pushUnable'),
  }
  return (
    <Card title={say('pushTitle')} note={notes[state]}>
      <Switch
        label={say('pushHere')} checked={state === 'on'}
        disabled={isTurning || state === 'refused' || state === 'unable'}
        onCheckedChange={(on) => void change(on)}
      />
      {hasFailed && <InlineNotice tone="closing" urgent title={say('pushFailed')} />}
    </Card>
  )
}
