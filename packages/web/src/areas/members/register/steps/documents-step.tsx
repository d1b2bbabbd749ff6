// The fourth step: the papers that this kind of registration needs, one field each.
import { fileUsageType } from '@bidyard/contract/enums/files'
import { fileBytesMax } from '@bidyard/contract/shapes/file-bounds'
import type { RegistrationDocument } from '@bidyard/contract/shapes/registration/registration-documents'
import { useLabel } from '../../../../text/use-label.ts'
import { useText } from '../../../../text/use-text.ts'
import { Checkbox } from '../../../../ui/choice/checkbox.tsx'
import { FileSlot } from '../../../../ui/file/file-slot.tsx'
import { FieldError } from '../../../../ui/form/field-notes.tsx'
import { formatBytes } from '../../../../ui/format/number.ts'
import { InlineNotice } from '../../../../ui/state/inline-notice.tsx'
import { acceptOf } from '../../parts/file-bounds.ts'
import { neededPapers } from '../draft/faults.ts'
import { StepFrame } from '../step-frame.tsx'
import { useWizard } from '../wizard-context.ts'

/** What must be hidden on the identity card, and the applicant's word that it is. */
const Masking = () => {
  const say = useText('members')
  const { draft, change, faultAt } = useWizard()
  const fault = faultAt('isMasked')
  return (
    <div className="flex flex-col gap-1">
      <InlineNotice tone="waiting" title={say('maskTitle')}>{say('maskText')}</InlineNotice>
      <div data-fault={fault === undefined ? undefined : ''}>
        <Checkbox label={say('masked')} checked={draft.isMasked} onCheckedChange={(isMasked) => change({ isMasked })} />
        {fault !== undefined && <FieldError>{fault}</FieldError>}
      </div>
    </div>
  )
}

const Paper = ({ usage }: { readonly usage: RegistrationDocument }) => {
  const say = useText('members')
  const label = useLabel()
  const { papers, faultAt } = useWizard()
  const held = papers.of(usage)
  const fault = held === undefined || held.state === 'failed' ? faultAt(usage) : undefined
  return (
    <div data-fault={fault === undefined ? undefined : ''} className="flex flex-col gap-3">
      {usage === 'representativeKrRrn' && <Masking />}
      <FileSlot
        label={label(fileUsageType.labels[usage])}
        hint={say('paperHint', { limit: formatBytes(fileBytesMax[usage]) })}
        error={fault}
        held={held}
        accept={acceptOf(usage)}
        bytesMax={fileBytesMax[usage]}
        camera
        onFile={(file) => papers.put(usage, file)}
        onRetry={() => papers.retry(usage)}
        onRemove={() => papers.remove(usage)}
      />
    </div>
  )
}

export const DocumentsStep = () => {
  const say = useText('members')
  const { draft, papers } = useWizard()
  return (
    <StepFrame text={say('documentsText')} isWorking={papers.isSending}>
      {draft.lastRejection !== null && Object.keys(draft.papers).length === 0 && (
        <InlineNotice tone="action">{say('papersAgain')}</InlineNotice>
      )}
      {neededPapers(draft).map((usage) => <Paper key={usage} usage={usage} />)}
      <p className="text-sm text-ink-faint">{say('papersKept')}</p>
    </StepFrame>
  )
}
