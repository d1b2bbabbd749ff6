// What differs between two values of a key, line by line.
import type { ConfigKey } from '@bidyard/contract/enums/reference'
import { ChangeList } from '../../../../ui/difference/change-list.tsx'
import { changeLines } from '../places/change-lines.ts'
import { useConfigurationWords } from '../use-configuration-words.ts'

interface ChangeLinesProps {
  readonly of: ConfigKey
  readonly before: unknown
  readonly after: unknown
}

export const ChangeLines = ({ of, before, after }: ChangeLinesProps) => {
  const lines = changeLines(useConfigurationWords(), of, before, after)
  const side = (which: 'before' | 'after') =>
    Object.fromEntries(lines.flatMap((line) => (line[which] === null ? [] : [[line.path, line[which]]])))
  const names = new Map(lines.map(({ path, name }) => [path, name]))
  return <ChangeList before={side('before')} after={side('after')} nameOf={(path) => names.get(path)} />
}
