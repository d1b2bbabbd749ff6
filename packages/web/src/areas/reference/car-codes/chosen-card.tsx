// What is chosen in the end: every level by name with its code, and the last code ready to be copied.
import { carCodeLevel } from '@bidyard/contract/enums/reference'
import type { CarCode } from '@bidyard/contract/shapes/car-codes'
import { useState } from 'react'
import { useText } from '../../../text/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/show/card.tsx'
import { KeyValueList } from '../../../ui/show/key-value-list.tsx'
import { Code } from '../../../ui/show/code.tsx'
import { useLabel } from '../../../text/use-label.ts'
import { CodeFacts } from './code-facts.tsx'

const CopyCode = ({ code }: { readonly code: string }) => {
  const say = useText('ui')
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(code)
    setCopied(true)
  }
  return (
    <Button size="small" icon={copied ? 'check' : 'copy'} onClick={() => void copy().catch(() => undefined)}>
      {say(copied ? 'copied' : 'copy')}
    </Button>
  )
}

export const ChosenCard = ({ chain }: { readonly chain: readonly CarCode[] }) => {
  const say = useText('reference')
  const label = useLabel()
  const last = chain.at(-1)
  if (last === undefined) return null
  return (
    <Card
      title={chain.map(({ name }) => label(name)).join(' ')}
      note={<Code>{last.code}</Code>}
      actions={<CopyCode key={last.code} code={last.code} />}
    >
      <KeyValueList
        stacked
        columns={3}
        facts={chain.map((item) => ({
          key: item.level,
          name: label(carCodeLevel.labels[item.level]),
          value: (
            <span className="flex flex-col">
              <span>{label(item.name)}</span>
              <CodeFacts item={item} />
              <span className="sr-only">{say('chosenCode')} </span>
              <Code>{item.code}</Code>
            </span>
          ),
        }))}
      />
    </Card>
  )
}
