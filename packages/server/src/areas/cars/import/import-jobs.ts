// What of imports is done after a commit: reading a sheet, drafting its orders, and forgetting old ones.
import type { PersonalData } from '../../../runtime/personal-data.ts'
import { sweepOrderImports } from './give-up.ts'
import { forgetOrderImports, readOrderImport } from './read-import.ts'
import { runOrderImport } from './run-import.ts'

export const carJobs = (parts: { readonly personal: PersonalData }) => ({
  readOrderImport: readOrderImport(parts), runOrderImport: runOrderImport(parts), forgetOrderImports,
  sweepOrderImports,
})
