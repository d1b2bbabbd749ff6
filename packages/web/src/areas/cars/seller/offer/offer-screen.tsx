// Offering a car, step by step: the address says which one, so that a phone that was put away comes back to it.
import { carsCalls } from '@bidyard/contract/calls/cars'
import type { ReactNode } from 'react'
import { useFailureWords } from '../../../../api/failure-words.ts'
import { useRead } from '../../../../api/use-read.ts'
import { useText } from '../../../../text/use-text.ts'
import { EmptyState } from '../../../../ui/state/empty-state.tsx'
import { ErrorPanel } from '../../../../ui/state/error-panel.tsx'
import { Card } from '../../../../ui/show/card.tsx'
import { Skeleton } from '../../../../ui/show/skeleton.tsx'
import { DraftProvider } from '../draft/use-draft.tsx'
import { useSellerPlace } from '../parts/seller-place.tsx'
import { TargetButton } from '../parts/target-link.tsx'
import { PhotosProvider } from '../photos/use-photos.tsx'
import { FactsStep } from './facts-step.tsx'
import { isOfferStep, mayWorkOn, type OfferStep } from './offer-steps.ts'
import { PhotosStep } from './photos-step.tsx'
import { QuestionsStep } from './questions-step.tsx'
import { TermsStep } from './terms-step.tsx'
import { WayStep } from './way-step.tsx'

const steps: Readonly<Record<OfferStep, () => ReactNode>> = {
  facts: FactsStep, way: WayStep, questions: QuestionsStep, photos: PhotosStep, terms: TermsStep,
}

const Waiting = () => (
  <div aria-busy="true" className="mx-auto flex w-full max-w-column flex-col gap-5">
    <Skeleton className="h-16 rounded-lg" />
    <Skeleton className="h-96 rounded-lg" />
  </div>
)

interface OfferScreenProps {
  readonly id: string
  readonly step: string
}

export const OfferScreen = ({ id, step }: OfferScreenProps): ReactNode => {
  const say = useText('selling')
  const wordsFor = useFailureWords()
  const place = useSellerPlace()
  const read = useRead(carsCalls.getOrder, { params: { id } })
  const order = read.data?.id === id ? read.data : undefined
  if (order === undefined)
    return read.error === null
      ? <Waiting /> : <ErrorPanel {...wordsFor(read.error)} onRetry={() => void read.refetch()} />
  const known = isOfferStep(step) ? step : 'facts'
  if (!mayWorkOn(order, known))
    return (
      <Card>
        <EmptyState
          icon="done"
          title={say('noDraft')}
          text={say('noDraftText')}
          action={<TargetButton target={place.car(id)} variant="primary">{say('toCar')}</TargetButton>}
        />
      </Card>
    )
  const Step = steps[known]
  return (
    <PhotosProvider key={id} orderId={id}>
      <DraftProvider order={order}>
        <Step />
      </DraftProvider>
    </PhotosProvider>
  )
}
