// Why nothing of the market is shown: to a shop that may never bid again it is closed, else what failed and once more.
import type { CallFailure } from '../../../../api/call-failure.ts'
import { useFailureWords } from '../../../../api/failure-words.ts'
import { useText } from '../../../../text/use-text.ts'
import { LinkButton } from '../../../../ui/button/link-button.tsx'
import { Card } from '../../../../ui/show/card.tsx'
import { EmptyState } from '../../../../ui/state/empty-state.tsx'
import { ErrorPanel } from '../../../../ui/state/error-panel.tsx'

/** Of all dealers only those of such a shop are refused what these screens ask for. */
export const isClosed = (failure: CallFailure | null): boolean => failure?.facts.status === 403

interface MarketFailureProps {
  readonly failure: CallFailure
  readonly onRetry: () => void
}

export const MarketFailure = ({ failure, onRetry }: MarketFailureProps) => {
  const say = useText('market')
  const wordsFor = useFailureWords()
  if (!isClosed(failure)) return <ErrorPanel {...wordsFor(failure)} onRetry={onRetry} />
  return (
    <Card>
      <EmptyState
        icon="lock"
        title={say('closed')}
        text={say('closedText')}
        action={<LinkButton to="/violations" variant="primary" icon="warning">{say('toViolations')}</LinkButton>}
      />
    </Card>
  )
}
