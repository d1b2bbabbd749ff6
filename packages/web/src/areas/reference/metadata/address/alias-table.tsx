// Codes that older papers still carry, and what they have become.
import type { KrAddressDocument } from '@bidyard/contract/shapes/metadata/kr-address'
import { useText } from '../../../../text/use-text.ts'
import { Card } from '../../../../ui/show/card.tsx'
import { DataTable } from '../../../../ui/table/data-table.tsx'
import { Code } from '../../parts/code.tsx'

export const AliasTable = ({ aliases }: { readonly aliases: KrAddressDocument['aliases'] }) => {
  const say = useText('reference')
  return (
    <Card title={say('aliases')} note={say('aliasesNote')}>
      <DataTable
        dense
        label={say('aliases')}
        rows={aliases}
        rowKey={({ code }) => code}
        height="24rem"
        columns={[
          {
            key: 'code',
            title: say('aliasOld'),
            widthPx: 96,
            cell: ({ code }) => <Code>{code}</Code>,
            sortBy: ({ code }) => code,
          },
          {
            key: 'name',
            title: say('aliasName'),
            widthPx: 140,
            grows: true,
            cell: ({ name }) => name,
            sortBy: ({ name }) => name,
          },
          {
            key: 'becomes',
            title: say('aliasNew'),
            widthPx: 96,
            cell: ({ becomes }) => <Code>{becomes}</Code>,
            sortBy: ({ becomes }) => becomes,
          },
        ]}
      />
    </Card>
  )
}
