// The office ends a contract whose papers never came: why, and what shows that nothing is wrong with that.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import type { Contract } from '@bidyard/contract/shapes/contracts/contracts'
import { traitsOf } from '@bidyard/contract/shapes/contracts/traits-of'
import { useText } from '../../../text/use-text.ts'
import { ActDialog } from '../../../ui/overlay/act-dialog.tsx'
import { FilesField, useSending } from '../parts/files-field.tsx'
import { touchedByContracts } from '../parts/use-act.ts'

interface FinishProps {
  readonly contract: Contract
  readonly onClose: () => void
}

export const FinishWithoutPapers = ({ contract: { id, kind, contractNo }, onClose }: FinishProps) => {
  const say = useText('contractDesk')
  const proof = useSending('document')
  return (
    <ActDialog
      definition={contractsCalls.finishWithoutPapers}
      words={{
        title: say('finishWithoutTitle', { no: contractNo }),
        happens: say(`finishWithoutText.${traitsOf(kind).paid}`), verb: say('finishWithout'),
        done: say('finishWithoutDone'),
      }}
      disabled={proof.isBusy} touches={touchedByContracts}
      ask={(reason) => ({ params: { id }, body: { reason, proofId: proof.ids[0] ?? null } })}
      onClose={onClose}
    >
      <FilesField
        sending={proof} label={say('finishWithoutProof')} hint={say('finishWithoutProofHint')} optional filesMax={1}
      />
    </ActDialog>
  )
}
