// The company behind a shop.
import { shopsCalls } from '@bidyard/contract/calls/shops'
import { useFailureWords } from '../../../api/failure-words.ts'
import { useRead } from '../../../api/use-read.ts'
import { useText } from '../../../text/use-text.ts'
import { LinkButton } from '../../../ui/button/link-button.tsx'
import { corporateNumberText } from '../../../ui/format/written-numbers.ts'
import { Card } from '../../../ui/show/card.tsx'
import { KeyValueList } from '../../../ui/show/key-value-list.tsx'
import { Skeleton } from '../../../ui/show/skeleton.tsx'
import { ErrorPanel } from '../../../ui/state/error-panel.tsx'
import { CompanyStateBadge } from '../companies/company-rows.tsx'

export const CompanyCard = ({ companyId }: { readonly companyId: string }) => {
  const say = useText('shops')
  const wordsFor = useFailureWords()
  const read = useRead(shopsCalls.getCompany, { params: { id: companyId } })
  const company = read.data
  if (read.error !== null && company === undefined)
    return <ErrorPanel {...wordsFor(read.error)} onRetry={() => void read.refetch()} />
  if (company === undefined) return <div aria-busy="true"><Skeleton className="h-48 rounded-lg" /></div>
  return (
    <Card
      title={say('companyBehind')}
      actions={
        <LinkButton size="small" to="/office/companies/$id" params={{ id: company.id }}>{say('toCompany')}</LinkButton>
      }
    >
      <KeyValueList
        facts={[
          { key: 'name', name: say('companyName'), value: company.name },
          { key: 'state', name: say('state'), value: <CompanyStateBadge company={company} /> },
          {
            key: 'corporate', name: say('corporateNumber'),
            value: company.corporateNumber === null ? '–' : corporateNumberText(company.corporateNumber),
          },
        ]}
      />
    </Card>
  )
}
