// Says of an act that the viewer looks on at which part of the office does it.
import { staffPart } from '@bidyard/contract/enums/members'
import type { ReactNode } from 'react'
import { useText } from '../text/use-text.ts'
import { useWord } from '../text/use-word.ts'
import type { Asked } from './may-ask.tsx'

export const OthersWork = ({ call: { parts = [] } }: { readonly call: Asked }): ReactNode => {
  const say = useText('work')
  const word = useWord()
  return (
    <p className="text-md text-ink-soft">
      {say('othersWork', { parts: parts.map((part) => word(staffPart, part)).join(', ') })}
    </p>
  )
}
