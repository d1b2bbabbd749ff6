// The rules that a screen follows, in the numbers that are in force right now.
import { referenceCalls } from '@bidyard/contract/calls/reference'
import type { ConfigKey } from '@bidyard/contract/enums/reference'
import { useFailureWords } from '../../../api/failure-words.ts'
import { useRead } from '../../../api/use-read.ts'
import { LinkButton } from '../../../ui/button/link-button.tsx'
import { Sheet } from '../../../ui/overlay/sheet.tsx'
import { SkeletonText } from '../../../ui/show/skeleton.tsx'
import { When } from '../../../ui/show/when.tsx'
import { ErrorPanel } from '../../../ui/state/error-panel.tsx'
import { sectionsOf, type SectionTitle } from '../configuration/places/sections.ts'
import { SectionView } from '../configuration/show/section-view.tsx'
import { useConfigurationWords } from '../configuration/use-configuration-words.ts'

export interface Rules {
  readonly key: ConfigKey
  /** Without them the whole key. */
  readonly sections?: readonly SectionTitle[]
}

const RulesOfKey = ({ rules: { key, sections } }: { readonly rules: Rules }) => {
  const { say, label } = useConfigurationWords()
  const wordsFor = useFailureWords()
  const { data, error, refetch } = useRead(referenceCalls.getConfig, { params: { key } })
  if (data?.key !== key)
    return error === null ? <div aria-busy="true"><SkeletonText lines={4} /></div>
      : <ErrorPanel {...wordsFor(error)} onRetry={() => void refetch()} />
  const shown = sectionsOf[key].filter(({ title }) => sections === undefined || sections.includes(title))
  return (
    <div className="flex flex-col gap-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm text-ink-faint">
        <b className="text-md text-ink">{label(data.label)}</b>
        <span className="figures">{say('version', { version: data.version })} · <When at={data.updatedAt} /></span>
      </p>
      {shown.map((section) => <SectionView key={section.title} config={data} section={section} />)}
    </div>
  )
}

interface RulesSheetProps {
  readonly rules: readonly Rules[]
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

export const RulesSheet = ({ rules, open, onOpenChange }: RulesSheetProps) => {
  const { say } = useConfigurationWords()
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={say('rules')} description={say('rulesText')}>
      <div role="region" aria-label={say('rules')} tabIndex={0} className="flex flex-col gap-6 outline-none">
        {rules.map((one) => <RulesOfKey key={one.key} rules={one} />)}
        <LinkButton to="/glossary" icon="help" className="self-start">{say('rulesWords')}</LinkButton>
      </div>
    </Sheet>
  )
}
