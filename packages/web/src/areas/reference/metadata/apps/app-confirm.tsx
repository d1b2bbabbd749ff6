// Says what becomes of people with older apps, and asks why.
import { platform, type Platform } from '@bidyard/contract/enums/reference'
import { limits } from '@bidyard/contract/limits'
import { useState } from 'react'
import { useText } from '../../../../text/use-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { TextArea } from '../../../../ui/form/text-area.tsx'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'
import { useLabel } from '../../../../text/use-label.ts'

interface AppConfirmProps {
  readonly of: Platform
  readonly minimum: string
  readonly saving: boolean
  readonly onClose: () => void
  readonly onSave: (reason: string) => void
}

export const AppConfirm = ({ of, minimum, saving, onClose, onSave }: AppConfirmProps) => {
  const say = useText('reference')
  const label = useLabel()
  const [reason, setReason] = useState('')
  const [asked, setAsked] = useState(false)
  const tooShort = reason.trim().length < 2
  const save = () => {
    setAsked(true)
    if (!tooShort) onSave(reason.trim())
  }
  return (
    <Dialog
      open
      working={saving}
      onOpenChange={(open) => !open && onClose()}
      title={say('appConfirmTitle', { platform: label(platform.labels[of]) })}
      description={say('appConfirmText', { minimum })}
      footer={
        <>
          <Button disabled={saving} onClick={onClose}>{say('cancel')}</Button>
          <Button variant="primary" loading={saving} onClick={save}>{say('save')}</Button>
        </>
      }
    >
      <TextArea
        label={say('reason')} hint={say('reasonHint')} rows={2} maxLength={limits.reason} value={reason}
        error={asked && tooShort ? say('reasonShort') : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
    </Dialog>
  )
}
