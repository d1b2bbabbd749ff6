// The printed record of a contract that is done: its number, and the file to take along.
import type { Contract } from '@bidyard/contract/shapes/contracts/contracts'
import { useText } from '../../../text/use-text.ts'
import { buttonLook } from '../../../ui/button/button-look.ts'
import { useFormat } from '../../../ui/format/use-format.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { Badge } from '../../../ui/show/badge.tsx'
import { Card } from '../../../ui/show/card.tsx'
import { KeyValueList } from '../../../ui/show/key-value-list.tsx'

export const RecordCard = ({ contract: { state, record } }: { readonly contract: Contract }) => {
  const say = useText('contracts')
  const format = useFormat()
  if (state !== 'done') return null
  return (
    <Card
      title={say('record')} note={say('recordText')}
      actions={record !== null && record.edition > 1
        && <Badge tone="neutral">{say('recordEdition', { edition: record.edition })}</Badge>}
    >
      {record === null ? <p className="text-md text-ink-soft">{say('recordComing')}</p> : (
        <div className="flex flex-col gap-4">
          <KeyValueList
            facts={[
              { key: 'no', name: say('recordNo'), value: <b className="figures">{record.recordNo}</b> },
              { key: 'at', name: say('recordIssued'), value: format.dateTime(record.issuedAt) },
            ]}
          />
          {record.file.url !== null && (
            <a href={record.file.url} download className={buttonLook({ variant: 'secondary', wide: true })}>
              <Icon name="download" size={18} />{say('recordOpen')}
            </a>
          )}
        </div>
      )}
    </Card>
  )
}
