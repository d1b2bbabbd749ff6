// Somebody else changed the key while it was being edited: says who and what, and lets one go on without losing a word.
import { referenceCalls } from '@bidyard/contract/calls/reference'
import type { ConfigShown } from '@bidyard/contract/shapes/configuration/configuration'
import { useRead } from '../../../../api/use-read.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Card } from '../../../../ui/show/card.tsx'
import { InlineNotice } from '../../../../ui/state/inline-notice.tsx'
import { ChangeLines } from '../history/change-lines.tsx'
import { useConfigurationWords } from '../use-configuration-words.ts'

interface MeanwhileNoticeProps {
  readonly seen: ConfigShown
  readonly latest: ConfigShown
  readonly onTake: () => void
}

export const MeanwhileNotice = ({ seen, latest, onTake }: MeanwhileNoticeProps) => {
  const { say } = useConfigurationWords()
  const { key, version } = latest
  const made = useRead(referenceCalls.getConfigVersion, { params: { key, version } })
  const name = made.data?.version === version ? made.data.author.name : null
  return (
    <div className="mb-4 flex flex-col gap-2">
      <InlineNotice
        tone="waiting"
        urgent
        title={name === null ? say('meanwhileTitleNobody') : say('meanwhileTitle', { name })}
      >
        {say('meanwhileText')}
      </InlineNotice>
      <Card>
        <ChangeLines of={key} before={seen.value} after={latest.value} />
        <Button variant="primary" icon="refresh" onClick={onTake} className="mt-3">{say('meanwhileTake')}</Button>
      </Card>
    </div>
  )
}
