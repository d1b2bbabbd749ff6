// What every step of the offer has around it: its place among the others, the way back, and the way on.
import type { MouseEvent, ReactNode } from 'react'
import { useText } from '../../../../text/use-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Refused } from '../../../../ui/state/refused.tsx'
import { useDraft } from '../draft/use-draft.tsx'
import { useSellerPlace } from '../parts/seller-place.tsx'
import { StepPage } from '../parts/step-page.tsx'
import { useGo } from '../parts/target-link.tsx'
import { type OfferStep, offerSteps, stepAfter, stepBefore } from './offer-steps.ts'
import { SavingSign } from './saving-sign.tsx'
import { WhatToMend } from './what-to-mend.tsx'

interface OfferFrameProps {
  readonly step: OfferStep
  readonly title: string
  readonly text: string
  /** In place of the way to the next step. */
  readonly foot?: ReactNode | undefined
  /** Nothing stands in the way of the next step; else one may still go on and come back. */
  readonly isDone: boolean
  readonly onNext?: (() => void) | undefined
  readonly children: ReactNode
}

export const OfferFrame = ({ step, title, text, foot, isDone, onNext, children }: OfferFrameProps) => {
  const say = useText('selling')
  const place = useSellerPlace()
  const go = useGo()
  const { order, saving, failure } = useDraft()
  // Later only single steps are mended, and then one is back at the car.
  const isDraft = order.state === 'draft'
  const [before, after] = isDraft ? [stepBefore(step), stepAfter(step)] : [undefined, undefined]
  const next = ({ detail: taps }: MouseEvent) => {
    // The second tap of two fell on a step that nobody has seen yet, or on what lay beneath a sheet.
    if (taps > 1) return
    onNext?.()
    go(after === undefined ? place.car(order.id) : place.offer(order.id, after))
  }
  const nextWord = isDraft ? (isDone ? 'next' : 'later') : 'mended'
  return (
    <StepPage
      back={before === undefined ? place.car(order.id) : place.offer(order.id, before)}
      backLabel={before === undefined ? order.carNumber : say(`step.${before}`)}
      place={isDraft ? { at: offerSteps.indexOf(step) + 1, count: offerSteps.length } : undefined}
      title={title}
      text={text}
      saving={(isDraft || step !== 'photos') && <SavingSign />}
      foot={foot ?? (
        <Button
          variant={isDone ? 'primary' : 'secondary'} size="large" iconAfter={isDraft ? 'arrowRight' : undefined}
          onClick={next}
        >
          {say(nextWord)}
        </Button>
      )}
    >
      {!isDraft && <WhatToMend order={order} />}
      {saving === 'refused' && <Refused failure={failure} />}
      {children}
    </StepPage>
  )
}
