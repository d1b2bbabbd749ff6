// The words of the configuration in the viewer's language, ready for a screen.
import { useMemo } from 'react'
import { useLanguage } from '../../../text/language-context.tsx'
import { useText } from '../../../text/use-text.ts'
import { configurationWords, type ConfigurationWords } from './places/configuration-words.ts'

export const useConfigurationWords = (): ConfigurationWords => {
  const say = useText('configuration')
  const { language } = useLanguage()
  return useMemo(() => configurationWords(say, language), [say, language])
}
