// Finds Safari's engine for the story that is told in it, with a screen to draw on; root on Debian gets it installed.
import { findProgram, installOnDebian } from './debian.ts'

interface WebKit {
  readonly driver: string
  readonly screen: string
}

const find = (): WebKit | undefined => {
  const driver = findProgram(process.env['WEBKIT_DRIVER_PATH'], ['WebKitWebDriver'])
  const screen = findProgram(process.env['XVFB_PATH'], ['Xvfb'])
  return driver === undefined || screen === undefined ? undefined : { driver, screen }
}

/** There is none on every machine: what it tells is skipped there, and said to be. */
export const findWebKit = (): WebKit | undefined => {
  if (find() === undefined) installOnDebian(['webkit2gtk-driver', 'xvfb'])
  const found = find()
  if (found === undefined)
    console.log('Nothing is tried in Safari’s engine: it is not here (Debian: apt-get install webkit2gtk-driver xvfb).')
  return found
}
