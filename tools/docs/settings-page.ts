// docs/operations/settings.md: every setting of the program, with what it takes as the program itself says it.
import { BadConfiguration, readEnvironment, type SettingName, settingShapes } from '@bidyard/server/runtime/environment'
import { settingParts, settingWords } from './setting-words.ts'
import { code, page, table } from './markdown.ts'

/** Nobody means this; what a setting answers to it says what it takes. */
const nonsense = '\u0000'

/** In the words of the refusal; nothing where any text will do. */
export const takes = (name: SettingName): string => {
  const parsed = settingShapes[name].safeParse(nonsense)
  if (parsed.success) return 'any text'
  const words = parsed.error.issues.map(({ message }) => message.replace('Invalid option: expected one of ', ''))
  return words.join(', ').replaceAll(/"([^"]*)"/g, '`$1`').replaceAll('|', ', ')
}

const usual = (name: SettingName): string => {
  const given: unknown = settingShapes[name].safeParse(undefined).data
  return typeof given === 'string' || typeof given === 'number' ? code(String(given)) : ''
}

/** Whoever starts in production with nothing at all is told what is needed there. */
const neededInProduction = (): ReadonlySet<string> => {
  try {
    readEnvironment({ BIDYARD_ENV: 'production' })
    return new Set()
  } catch (error) {
    if (!(error instanceof BadConfiguration)) throw error
    return new Set(error.message.split('\n').slice(1).map((line) => line.replace(/^ *- /, '').split(':')[0] ?? ''))
  }
}

export const settingsPage = (): string => {
  const needed = neededInProduction()
  const row = (name: SettingName): string[] => {
    const { is, without } = settingWords[name]
    const need = needed.has(name) ? '**needed in alpha and production**' : ''
    return [code(name), is, takes(name), [without ?? usual(name), need].filter((words) => words !== '').join('; ')]
  }
  const parts = settingParts.map(([title, words]) => {
    const rows = Object.keys(words).map((name) => row(name as SettingName))
    return `## ${title}\n\n${table(['Setting', 'What it is', 'It takes', 'Without it'], rows)}`
  })
  return page(
    'Settings',
    [
      `${Object.keys(settingShapes).length} settings, all of them variables of the environment; an empty one counts as`,
      'not given. The program refuses to start when one is missing, unknown or unsafe, and says all of it in one',
      'message. How they are used: [running](running.md).',
    ].join('\n'),
    ...parts,
  ).replace('from the contract: change the contract', 'from the code: change the code')
}
