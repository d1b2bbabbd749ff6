// Changed places of one key, each with what it was and what it is.
import type { ConfigKey } from '@bidyard/contract/enums/reference'
import type { ConfigChange } from '@bidyard/contract/shapes/configuration/versions'
import { ChangeList } from '../../../../ui/difference/change-list.tsx'
import { useConfigurationWords } from '../use-configuration-words.ts'

interface ChangeLinesProps {
  readonly of: ConfigKey
  readonly changes: readonly ConfigChange[]
}

export const ChangeLines = ({ of, changes }: ChangeLinesProps) => {
  const words = useConfigurationWords()
  const lines = words.changes(of, changes)
  const side = (which: 'before' | 'after') =>
    Object.fromEntries(lines.flatMap((line) => (line[which] === null ? [] : [[line.path, line[which]]])))
  const names = new Map(lines.map(({ path, name }) => [path, name]))
  return <ChangeList before={side('before')} after={side('after')} nameOf={(path) => names.get(path)} />
}
