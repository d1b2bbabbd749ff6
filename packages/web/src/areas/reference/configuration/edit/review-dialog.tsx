// Shows what is about to change, says what will happen, and asks why.
import { limits } from '@bidyard/contract/limits'
import type { ConfigShown } from '@bidyard/contract/shapes/configuration/configuration'
import { useState } from 'react'
import { useText } from '../../../../text/use-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { TextArea } from '../../../../ui/form/text-area.tsx'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'
import { ChangeLines } from '../history/change-lines.tsx'
import { useConfigurationWords } from '../use-configuration-words.ts'

interface ReviewDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly config: ConfigShown
  readonly typed: unknown
  readonly saving: boolean
  /** What the server says about the reason. */
  readonly reasonFault: string | undefined
  readonly onSave: (reason: string) => void
}

const shortest = 2

export const ReviewDialog = (props: ReviewDialogProps) => {
  const { open, onOpenChange, config, typed, saving, reasonFault, onSave } = props
  const { say, label } = useConfigurationWords()
  const sayUi = useText('ui')
  const [reason, setReason] = useState('')
  const [asked, setAsked] = useState(false)
  const tooShort = reason.trim().length < shortest
  const save = () => {
    setAsked(true)
    if (!tooShort) onSave(reason.trim())
  }
  return (
    <Dialog
      open={open}
      working={saving}
      onOpenChange={onOpenChange}
      title={say('confirmTitle', { name: label(config.label) })}
      description={say('confirmText', { version: config.version + 1 })}
      footer={
        <>
          <Button disabled={saving} onClick={() => onOpenChange(false)}>{sayUi('cancel')}</Button>
          <Button variant="primary" loading={saving} onClick={save}>{say('save')}</Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <ChangeLines of={config.key} before={config.value} after={typed} />
        <TextArea
          label={say('reason')}
          hint={say('reasonHint')}
          error={asked && tooShort ? say('issue.tooShort', { bound: String(shortest) }) : reasonFault}
          value={reason}
          rows={2}
          maxLength={limits.reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
    </Dialog>
  )
}
