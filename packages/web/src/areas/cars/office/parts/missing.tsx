// Why the server did not do it: part by part where it told the parts, else in its own words.
import type { CallFailure } from '../../../../api/call-failure.ts'
import { useText } from '../../../../text/use-text.ts'
import { InlineNotice } from '../../../../ui/state/inline-notice.tsx'
import { Refused } from '../../../../ui/state/refused.tsx'

export const Missing = ({ failure }: { readonly failure: CallFailure | null }) => {
  const say = useText('carOffice')
  const issues = failure?.facts.issues ?? []
  if (issues.length === 0) return <Refused failure={failure} />
  return (
    <InlineNotice tone="closing" urgent title={say('stillMissing')}>
      <ul className="list-inside list-disc">
        {issues.map(({ path, message }) => <li key={path + message}>{message}</li>)}
      </ul>
    </InlineNotice>
  )
}
