// Grants a request or refuses it with a legal ground that stands against it; the member reads the words.
import { auditCalls } from '@bidyard/contract/calls/audit/audit'
import { dataRequestGround, type DataRequestGround } from '@bidyard/contract/enums/work/own-data'
import { useState } from 'react'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { Select } from '../../../../ui/choice/select.tsx'
import { ActDialog } from '../../../../ui/overlay/act-dialog.tsx'
import type { DataRequestDetail } from '../../own-data/types.ts'

interface DecisionDialogProps {
  readonly request: DataRequestDetail
  readonly outcome: 'grant' | 'refuse'
  readonly onClose: () => void
  readonly onDone: () => void
}

export const DecisionDialog = ({ request, outcome, onClose, onDone }: DecisionDialogProps) => {
  const say = useText('people')
  const word = useWord()
  const { id, kind, obstacles } = request
  const grounds: readonly DataRequestGround[] =
    kind === 'correction' ? ['isRight', 'notProven'] : [...obstacles, 'notProven']
  const [ground, setGround] = useState<DataRequestGround>(grounds[0] ?? 'notProven')
  const isLast = outcome === 'grant' && kind === 'deletion'
  const happens = outcome === 'refuse' ? say('data.refuseHappens') : say(`data.grantHappens.${kind}`)
  return (
    <ActDialog
      definition={auditCalls.decideDataRequest}
      words={{ title: say(`data.${outcome}Title`), happens, verb: say(`data.${outcome}`), done: say('data.decided') }}
      destructive={isLast}
      field={{ label: say('data.answer'), hint: say(isLast ? 'data.answerHintSent' : 'data.answerHint') }}
      touches={['/data-requests', '/work-items', '/members']}
      ask={(answer) => ({
        params: { id }, body: outcome === 'grant' ? { outcome, answer } : { outcome, ground, answer },
      })}
      onClose={onClose}
      onDone={onDone}
    >
      {outcome === 'refuse' && (
        <Select
          label={say('data.ground')}
          options={grounds.map((value) => ({ value, label: word(dataRequestGround, value) }))}
          value={ground}
          onValueChange={(next) => next !== null && setGround(next)}
        />
      )}
    </ActDialog>
  )
}
