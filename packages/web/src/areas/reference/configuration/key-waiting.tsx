// Stands in for a key of the configuration while it is on its way, in the same size.
import { PageHeader } from '../../../ui/navigation/page-header.tsx'
import { Skeleton } from '../../../ui/show/skeleton.tsx'
import { Trail } from '../../../ui/navigation/trail.tsx'
import { useConfigurationWords } from './use-configuration-words.ts'

export const KeyWaiting = () => {
  const { say } = useConfigurationWords()
  return (
    <div aria-busy="true">
      <PageHeader
        trail={<Trail to="/office/configuration">{say('title')}</Trail>}
        title={<Skeleton className="my-1 h-6 w-32" />}
        summary={<Skeleton className="h-5 w-40" />}
      />
      <div className="flex flex-col gap-4 pt-15">
        {Array.from({ length: 3 }, (_section, index) => <Skeleton key={index} className="h-44 rounded-lg" />)}
      </div>
    </div>
  )
}
