// Inside a card whose content did not come: that nothing is shown does not mean that there is nothing.
import { useFailureWords } from '../../api/failure-words.ts'
import { InlineNotice } from './inline-notice.tsx'

export const NotCome = ({ failure }: { readonly failure: unknown }) => {
  const { title, advice } = useFailureWords()(failure)
  return <InlineNotice tone="closing" title={title}>{advice}</InlineNotice>
}
