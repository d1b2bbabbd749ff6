// What keeps an account its owner's: password, second factor, and the devices that are signed in.
import type { ReactNode } from 'react'
import { useText } from '../../../text/use-text.ts'
import { PageHeader } from '../../../ui/navigation/page-header.tsx'
import { Trail } from '../../../ui/navigation/trail.tsx'
import { useTitle } from '../../../ui/use-title.ts'
import { SecuritySections } from './security-sections.tsx'

export const SecurityScreen = (): ReactNode => {
  const say = useText('identity')
  useTitle(say('securityTitle'))
  return (
    <div className="mx-auto max-w-[48rem]">
      <PageHeader
        title={say('securityTitle')}
        summary={say('securityText')}
        trail={<Trail to="/profile">{say('toProfile')}</Trail>}
      />
      <SecuritySections />
    </div>
  )
}
