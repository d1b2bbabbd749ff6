// On a phone the part's damages come up from below: the drawing fills the screen.
import { damagePosition } from '@bidyard/contract/enums/car-damage'
import { useWord } from '../../text/use-word.ts'
import { Sheet } from '../overlay/sheet.tsx'
import { PartDetail, useRankWord, type ChosenPartProps } from './chosen-part.tsx'

export const ChosenSheet = (props: ChosenPartProps & { readonly open: boolean; readonly onClose: () => void }) => {
  const { open, onClose, ...chosen } = props
  const word = useWord()
  const rankWord = useRankWord()
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      keepsTyped
      title={word(damagePosition, chosen.position)}
      description={rankWord(chosen.position)}
    >
      <PartDetail {...chosen} />
    </Sheet>
  )
}
