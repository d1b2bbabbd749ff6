// A whole server whose only area is the sample one, on a database that holds the sample's tables.
import { startTestApp, type TestApp, type TestParts } from '../app.ts'
import { sampleCalls } from './calls.ts'
import { type SampleHooks, sampleHandlers } from './handlers.ts'
import { makeSampleTables } from './table.ts'

export interface SampleApp extends TestApp {
  readonly hooks: SampleHooks
}

export const startSampleApp = async (
  settings: Readonly<Record<string, string>> = {}, parts: TestParts = {},
): Promise<SampleApp> => {
  const hooks: SampleHooks = {}
  const serves = { ...parts.serves, calls: sampleCalls, handlersOf: () => sampleHandlers(hooks) }
  const app = await startTestApp(settings, { ...parts, serves })
  await app.asOwner(makeSampleTables)
  return { ...app, hooks }
}
