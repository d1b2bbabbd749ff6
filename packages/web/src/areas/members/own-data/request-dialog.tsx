// Asks the office to correct something or to delete everything: what is wrong, or why one leaves.
import { auditCalls } from '@bidyard/contract/calls/audit/audit'
import { ownDataField, type DataRequestKind } from '@bidyard/contract/enums/work/own-data'
import { limits } from '@bidyard/contract/limits'
import { correctable } from '@bidyard/contract/shapes/audit/own-data'
import { useState } from 'react'
import { useText } from '../../../text/use-text.ts'
import { useWord } from '../../../text/use-word.ts'
import { Select } from '../../../ui/choice/select.tsx'
import { ActDialog } from '../../../ui/overlay/act-dialog.tsx'

type Field = (typeof correctable.options)[number]

interface RequestDialogProps {
  readonly kind: DataRequestKind
  readonly onClose: () => void
}

export const RequestDialog = ({ kind, onClose }: RequestDialogProps) => {
  const say = useText('people')
  const word = useWord()
  const [field, setField] = useState<Field>('place')
  return (
    <ActDialog
      definition={auditCalls.submitDataRequest}
      words={{
        title: say(`data.ask.${kind}`), happens: say(`data.happens.${kind}`, { days: limits.dataRequestDays }),
        verb: say('data.send'), done: say('data.sent'),
      }}
      destructive={kind === 'deletion'}
      field={{ label: say(`data.statement.${kind}`), hint: say(`data.statementHint.${kind}`) }}
      touches={['/data-requests']}
      ask={(statement) => ({ body: kind === 'correction' ? { kind, field, statement } : { kind, statement } })}
      onClose={onClose}
    >
      {kind === 'correction' && (
        <Select
          label={say('data.field')}
          options={correctable.options.map((value) => ({ value, label: word(ownDataField, value) }))}
          value={field}
          onValueChange={(next) => next !== null && setField(next)}
        />
      )}
    </ActDialog>
  )
}
