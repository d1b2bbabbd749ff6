// The office tells that a car was bought, for a buyer who never does: why, and what shows that it was.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import type { Contract } from '@bidyard/contract/shapes/contracts/contracts'
import { useText } from '../../../text/use-text.ts'
import { ActDialog } from '../../../ui/overlay/act-dialog.tsx'
import { FilesField, useSending } from '../parts/files-field.tsx'
import { touchedByContracts } from '../parts/use-act.ts'

interface BehalfProps {
  readonly contract: Contract
  readonly onClose: () => void
}

export const ResultOnBehalf = ({ contract: { id, contractNo }, onClose }: BehalfProps) => {
  const say = useText('contractDesk')
  const proof = useSending('document')
  const [proofId] = proof.ids
  return (
    <ActDialog
      definition={contractsCalls.submitResultOnBehalf}
      words={{
        title: say('behalfTitle', { no: contractNo }), happens: say('behalfText'), verb: say('behalf'),
        done: say('behalfDone'),
      }}
      disabled={proof.isBusy || proofId === undefined} touches={touchedByContracts}
      ask={(reason) => ({ params: { id }, body: { reason, proofId: proofId ?? '' } })}
      onClose={onClose}
    >
      <FilesField sending={proof} label={say('behalfProof')} hint={say('behalfProofHint')} filesMax={1} />
    </ActDialog>
  )
}
