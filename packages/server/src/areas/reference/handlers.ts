// Every call of reference data and the file that answers it.
import { getAppVersion } from './app-versions/get-app-version.ts'
import { setAppVersion } from './app-versions/set-app-version.ts'
import { listCarCodes, searchCarCodes } from './car-codes/reads.ts'
import { getCommonCode, listCommonCodes } from './common-codes/reads.ts'
import { setCommonCode } from './common-codes/set-common-code.ts'
import { applyConfigPreset, previewConfigPreset } from './configuration/apply-config-preset.ts'
import { changeConfig } from './configuration/change-config.ts'
import {
  getConfig, getScreeningConfig, getTradeAdjustmentConfig, getTradeSchedulingConfig, listConfigs,
} from './configuration/reads.ts'
import { compareConfigVersions, getConfigVersion, listConfigVersions } from './configuration/versions.ts'
import { listImports } from './list-imports.ts'
import {
  getKbSelfMetadata, getMetadata, getMetadataVersion, listMetadatas, listMetadataVersions,
} from './metadata/reads.ts'

export const referenceHandlers = {
  listCommonCodes,
  getCommonCode,
  setCommonCode,
  listConfigs,
  getConfig,
  getTradeAdjustmentConfig,
  getScreeningConfig,
  getTradeSchedulingConfig,
  listConfigVersions,
  getConfigVersion,
  compareConfigVersions,
  changeConfig,
  previewConfigPreset,
  applyConfigPreset,
  listMetadatas,
  getKbSelfMetadata,
  getMetadata,
  listMetadataVersions,
  getMetadataVersion,
  listImports,
  getAppVersion,
  setAppVersion,
  listCarCodes,
  searchCarCodes,
}
