// The secret of a new key, shown this once: nobody can see it again, not even the office.
import { partnerKeyKind } from '@bidyard/contract/enums/partners'
import { useState } from 'react'
import { useText } from '../../../text/use-text.ts'
import { useWord } from '../../../text/use-word.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/choice/checkbox.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { CopyField } from '../../../ui/show/copy-field.tsx'
import { InlineNotice } from '../../../ui/state/inline-notice.tsx'
import type { IssuedKey } from '../parts/partner-row.ts'

export const SecretOnce = ({ issued, onClose }: { readonly issued: IssuedKey; readonly onClose: () => void }) => {
  const say = useText('partners')
  const word = useWord()
  const [isKept, setIsKept] = useState(false)
  const [isHurried, setIsHurried] = useState(false)
  return (
    <Dialog
      open
      // A press beside it must not take away what nobody can show again.
      onOpenChange={(open) => {
        if (open) return
        if (isKept) onClose()
        else setIsHurried(true)
      }}
      title={say('secretTitle')}
      description={word(partnerKeyKind, issued.key.kind)}
      footer={<Button variant="primary" disabled={!isKept} onClick={onClose}>{say('secretDone')}</Button>}
    >
      <div className="flex flex-col gap-4">
        <InlineNotice tone="waiting" title={say('secretOnce')}>{say('secretOnceText')}</InlineNotice>
        <CopyField label={say('keyId')} value={issued.key.keyId} />
        <CopyField label={say('secret')} value={issued.secret} />
        <Checkbox label={say('secretKept')} checked={isKept} onCheckedChange={setIsKept} />
        <div role="status">
          {isHurried && !isKept && <p className="text-sm text-closing-ink">{say('secretFirst')}</p>}
        </div>
      </div>
    </Dialog>
  )
}
