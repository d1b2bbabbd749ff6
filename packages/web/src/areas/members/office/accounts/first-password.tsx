// Tells a first password, once: whoever closes it does not see it again.
import { useText } from '../../../../text/use-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'
import { CopyField } from '../../../../ui/show/copy-field.tsx'
import { InlineNotice } from '../../../../ui/state/inline-notice.tsx'

interface FirstPasswordProps {
  readonly title: string
  readonly uid: string
  readonly password: string
  readonly onClose: () => void
}

export const FirstPassword = ({ title, uid, password, onClose }: FirstPasswordProps) => {
  const say = useText('people')
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={say('firstPasswordFor')}
      footer={<Button variant="primary" onClick={onClose}>{say('passedOn')}</Button>}
    >
      <div className="flex flex-col gap-4">
        <CopyField label={say('uid')} value={uid} />
        <CopyField label={say('firstPassword')} value={password} />
        <InlineNotice tone="waiting">{say('firstPasswordText')}</InlineNotice>
      </div>
    </Dialog>
  )
}
