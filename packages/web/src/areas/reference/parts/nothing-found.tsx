// A search that found nothing: says what was looked for, and how to get everything back.
import { useText } from '../../../text/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'

interface NothingFoundProps {
  readonly find: string
  readonly onClear: () => void
  /** Where first consonants are not understood. */
  readonly plain?: boolean | undefined
}

export const NothingFound = ({ find, onClear, plain = false }: NothingFoundProps) => {
  const say = useText('reference')
  return (
    <EmptyState
      icon="search"
      title={say('nothingFoundTitle', { find })}
      text={say(plain ? 'nothingFoundPlain' : 'nothingFoundText')}
      action={<Button icon="close" onClick={onClear}>{say('clearSearch')}</Button>}
    />
  )
}
