// Where a key of the configuration is changed; only the owner may, others are told so.
import { referenceCalls } from '@bidyard/contract/calls/reference'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFailureWords } from '../../../../api/failure-words.ts'
import { hasRole, useViewer } from '../../../../api/session.ts'
import { useRead } from '../../../../api/use-read.ts'
import { PageHeader } from '../../../../ui/navigation/page-header.tsx'
import { ErrorPanel } from '../../../../ui/state/error-panel.tsx'
import { InlineNotice } from '../../../../ui/state/inline-notice.tsx'
import { useTitle } from '../../../../ui/use-title.ts'
import { Trail } from '../../../../ui/navigation/trail.tsx'
import { KeyWaiting } from '../key-waiting.tsx'
import { useConfigurationWords } from '../use-configuration-words.ts'
import { EditForm } from './edit-form.tsx'

export const EditScreen = (): ReactNode => {
  const { say, label } = useConfigurationWords()
  const wordsFor = useFailureWords()
  const { key } = useParams({ from: '/framed/office/configuration/$key/edit' })
  const isRoot = hasRole(useViewer(), 'root')
  const read = useRead(referenceCalls.getConfig, { params: { key } })
  const config = read.data?.key === key ? read.data : undefined
  const title = config === undefined ? say('title') : say('editTitle', { name: label(config.label) })
  useTitle(title)
  if (config === undefined)
    return read.error === null ? (
      <KeyWaiting />
    ) : (
      <ErrorPanel {...wordsFor(read.error)} onRetry={() => void read.refetch()} />
    )
  return (
    <>
      <PageHeader
        trail={<Trail to="/office/configuration/$key" params={{ key }}>{label(config.label)}</Trail>}
        title={title}
        summary={isRoot && say('editIntro')}
      />
      {isRoot ? <EditForm key={key} latest={config} /> : <InlineNotice>{say('onlyRoot')}</InlineNotice>}
    </>
  )
}
