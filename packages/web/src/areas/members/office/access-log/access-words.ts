// The words of an act and of what it was done to; what the product learns to write down later is shown as it is.
import { useCallback } from 'react'
import { useText } from '../../../../text/use-text.ts'
import { accessActs, accessSubjects } from './access-search.ts'

export const useAccessWords = () => {
  const say = useText('people')
  const act = useCallback((given: string): string => {
    const known = accessActs.find((one) => one === given)
    return known === undefined ? given : say(`act.${known}`)
  }, [say])
  const subject = useCallback((given: string): string => {
    const known = accessSubjects.find((one) => one === given)
    return known === undefined ? given : say(`subject.${known}`)
  }, [say])
  return { act, subject }
}
