// What later areas may use of reference data.
export {
  readConfiguration, readConfigurationAt, readConfigurationRevision, readConfigurationVersion,
} from './configuration/readers.ts'
export { seedReference } from './seed-reference.ts'
