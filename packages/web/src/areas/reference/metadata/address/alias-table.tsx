// Codes that older papers still carry, and what they have become.
import type { KrAddressDocument } from '@bidyard/contract/shapes/metadata/kr-address'
import { useText } from '../../../../text/use-text.ts'
import { Card } from '../../../../ui/show/card.tsx'
import { DataTable } from '../../../../ui/table/data-table.tsx'
import { Code } from '../../../../ui/show/code.tsx'

type Alias = KrAddressDocument['aliases'][number]

const oldCell = ({ code }: Alias) => <Code>{code}</Code>
const newCell = ({ becomes }: Alias) => <Code>{becomes}</Code>

export const AliasTable = ({ aliases }: { readonly aliases: readonly Alias[] }) => {
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
            cell: oldCell,
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
            cell: newCell,
            sortBy: ({ becomes }) => becomes,
          },
        ]}
      />
    </Card>
  )
}
