// Finds Safari's engine and a screen for it to draw on, and says what of them Debian would have to bring.
import { findProgram } from './debian.ts'

interface WebKit {
  readonly driver: string
  readonly screen: string
}

const findDriver = (): string | undefined => findProgram(process.env['WEBKIT_DRIVER_PATH'], ['WebKitWebDriver'])
const findScreen = (): string | undefined => findProgram(process.env['XVFB_PATH'], ['Xvfb'])

export const missingForWebKit = (): readonly string[] => [
  ...(findDriver() === undefined ? ['webkit2gtk-driver'] : []),
  ...(findScreen() === undefined ? ['xvfb'] : []),
]

/** There is none on every machine: what it tells is skipped there, and said to be. */
export const findWebKit = (): WebKit | undefined => {
  const [driver, screen] = [findDriver(), findScreen()]
  if (driver !== undefined && screen !== undefined) return { driver, screen }
  console.log('Nothing is tried in Safari’s engine: it is not here (Debian: apt-get install webkit2gtk-driver xvfb).')
  return undefined
}
