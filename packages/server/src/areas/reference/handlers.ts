// Every call of reference data and the file that answers it.
import { referenceCalls as calls } from '@bidyard/contract/calls/reference'
import { action, listing, read } from '../../runtime/handler.ts'
import { listCommonCodes } from './list-common-codes.ts'

const soon = (): never => {
  throw new Error('this call is being built')
}
const later = async (): Promise<never> => soon()

export const referenceHandlers = {
  listCommonCodes,
  getCommonCode: read(calls.getCommonCode, later),
  listConfigs: listing(calls.listConfigs, soon),
  getTradeAdjustmentConfig: read(calls.getTradeAdjustmentConfig, later),
  getScreeningConfig: read(calls.getScreeningConfig, later),
  getTradeSchedulingConfig: read(calls.getTradeSchedulingConfig, later),
  getConfig: read(calls.getConfig, later),
  listMetadatas: listing(calls.listMetadatas, soon),
  getKbSelfMetadata: read(calls.getKbSelfMetadata, later),
  getMetadata: read(calls.getMetadata, later),
  getAppVersion: read(calls.getAppVersion, later),
  listCarCodes: read(calls.listCarCodes, later),
  listConfigVersions: listing(calls.listConfigVersions, soon),
  getConfigVersion: read(calls.getConfigVersion, later),
  compareConfigVersions: read(calls.compareConfigVersions, later),
  changeConfig: action(calls.changeConfig, later),
  previewConfigPreset: read(calls.previewConfigPreset, later),
  applyConfigPreset: action(calls.applyConfigPreset, later),
  setCommonCode: action(calls.setCommonCode, later),
  listMetadataVersions: listing(calls.listMetadataVersions, soon),
  getMetadataVersion: read(calls.getMetadataVersion, later),
  listImports: listing(calls.listImports, soon),
  setAppVersion: action(calls.setAppVersion, later),
  searchCarCodes: listing(calls.searchCarCodes, soon),
}
