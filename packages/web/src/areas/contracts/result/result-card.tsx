// What the office kept as a proof when it told a result for a silent buyer; nobody else is shown it.
import type { Contract } from '@bidyard/contract/shapes/contracts/contracts'
import { useText } from '../../../text/use-text.ts'
import { useFormat } from '../../../ui/format/use-format.ts'
import { Card } from '../../../ui/show/card.tsx'
import { FilePhotos } from '../parts/file-photos.tsx'

export const ResultCard = ({ contract: { result } }: { readonly contract: Contract }) => {
  const say = useText('contracts')
  const format = useFormat()
  const { proof = null, submittedAt = null } = result ?? {}
  if (proof === null || submittedAt === null) return null
  return (
    <Card title={say('resultProof')} note={say('resultProofText', { time: format.dateTime(submittedAt) })}>
      <FilePhotos label={say('resultProof')} files={[proof]} />
    </Card>
  )
}
