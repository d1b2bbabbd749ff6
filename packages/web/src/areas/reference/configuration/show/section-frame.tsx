// The card around one section of a key.
import type { ReactNode } from 'react'
import { Card } from '../../../../ui/show/card.tsx'
import type { SectionTitle } from '../places/sections.ts'
import { useConfigurationWords } from '../use-configuration-words.ts'

interface SectionFrameProps {
  readonly title: SectionTitle
  /** The content reaches to the card's edges: tables. */
  readonly flush?: boolean | undefined
  readonly children: ReactNode
}

export const SectionFrame = ({ title, flush = false, children }: SectionFrameProps) => {
  const { say } = useConfigurationWords()
  if (!flush) return <Card title={say(title)}>{children}</Card>
  return (
    <Card title={say(title)} flush>
      <div className="pt-1.5">{children}</div>
    </Card>
  )
}
