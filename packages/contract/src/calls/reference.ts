// Reference data: common codes, configuration, metadata, app versions and car codes.
import { z } from 'zod'
import { call } from '../call.ts'
import { carCodeLevel, configGroup, configKey, configPreset, fuel, metadataKind, origin, platform } from '../enums.ts'
import { limits } from '../limits.ts'
import { field, get, list } from '../list.ts'
import { appVersionShape, appVersionWish } from '../shapes/app-version.ts'
import { carCode, carCodeBounds, carCodeRowShape, carCodeShape } from '../shapes/car-codes.ts'
import { commonCodeShape } from '../shapes/common-codes.ts'
import {
  configKeyParams, configRevision, configShape, configVersion, screeningConfigShape, tradeAdjustmentConfigShape,
  tradeSchedulingConfigShape,
} from '../shapes/configuration/configuration.ts'
import {
  configDifferenceShape, configVersionRowShape, configVersionShape, configWish, presetAppliedShape,
  presetPreviewShape,
} from '../shapes/configuration/versions.ts'
import { importShape } from '../shapes/imports.ts'
import {
  kbSelfShape, metadataRowShape, metadataShape, metadataVersionRowShape, metadataVersionShape,
} from '../shapes/metadata/metadata.ts'
import { labelWish, reasonShape } from '../shapes/texts.ts'

const code = z.string().min(1).max(limits.code)
const presetParams = z.object({ preset: configPreset.schema })
const platformParams = z.object({ platform: platform.schema })

export const referenceCalls = {
  listCommonCodes: call({
    method: 'GET',
    path: '/common-codes',
    summary: 'All enumerations with their labels, and the codes of outside systems for their values',
    who: 'anyone',
    answer: z.object({ items: z.array(commonCodeShape).max(1_000) }),
    cacheSeconds: 60,
  }),
  getCommonCode: call({
    method: 'GET',
    path: '/common-codes/:code',
    summary: 'One enumeration with its labels',
    who: 'anyone',
    params: z.object({ code }),
    answer: commonCodeShape,
    cacheSeconds: 60,
  }),

  listConfigs: {
    ...list({
      path: '/configs',
      summary: 'The configuration in force, key by key',
      who: 'anyone',
      fields: {
        key: field.choice(configKey), group: field.choice(configGroup), version: field.number(),
        sortOrder: field.number(),
      },
      sort: ['sortOrder'],
      item: configShape,
    }),
    cacheSeconds: 60,
  },
  getTradeAdjustmentConfig: call({
    method: 'GET',
    path: '/configs/contract-trade-adjustment',
    summary: 'The most that may be taken off a price after an award',
    who: 'anyone',
    answer: tradeAdjustmentConfigShape,
    cacheSeconds: 60,
  }),
  getScreeningConfig: call({
    method: 'GET',
    path: '/configs/contract-screening',
    summary: 'The papers that each kind of contract needs',
    who: 'anyone',
    answer: screeningConfigShape,
    cacheSeconds: 60,
  }),
  getTradeSchedulingConfig: call({
    method: 'GET',
    path: '/configs/contract-trade-scheduling',
    summary: 'When a visit may be, and how often it may be put off',
    who: 'anyone',
    answer: tradeSchedulingConfigShape,
    cacheSeconds: 60,
  }),
  getConfig: call({
    method: 'GET',
    path: '/configs/:key',
    summary: 'One key of the configuration in force',
    who: 'anyone',
    params: configKeyParams,
    answer: configShape,
    cacheSeconds: 60,
  }),

  listMetadatas: {
    ...list({
      path: '/metadatas',
      summary: 'The kinds of metadata and how far each has come; the documents are read one by one',
      who: 'anyone',
      fields: { kind: field.choice(metadataKind), version: field.number() },
      sort: [],
      item: metadataRowShape,
    }),
    cacheSeconds: 60,
  },
  getKbSelfMetadata: call({
    method: 'GET',
    path: '/metadatas/kb-cha-cha-cha-self',
    summary: 'The code lists with which a partner describes a car in its own flow',
    who: 'anyone',
    answer: kbSelfShape,
    cacheSeconds: 300,
  }),
  getMetadata: {
    ...get({ path: '/metadatas', summary: 'One document of metadata', who: 'anyone', item: metadataShape }),
    cacheSeconds: 300,
  },

  getAppVersion: call({
    method: 'GET',
    path: '/mobile-app/app-version/:platform',
    summary: 'The versions of the app that may be used, and where to get the newest',
    who: 'anyone',
    params: platformParams,
    answer: appVersionShape,
    cacheSeconds: 60,
  }),

  listCarCodes: call({
    method: 'GET',
    path: '/car-codes/:level/:parent',
    summary: 'What lies under a car code, in Korean order; the parent of the makers is called root',
    who: 'anyone',
    params: z.object({ level: carCodeLevel.schema, parent: carCode }),
    answer: z.object({ items: z.array(carCodeShape).max(carCodeBounds.children) }),
    cacheSeconds: 300,
  }),

  listConfigVersions: list({
    surface: 'office',
    path: '/config-versions',
    summary: 'Every version of the configuration: who made it, when and why',
    who: ['staff'],
    fields: {
      key: field.choice(configKey), version: field.number(), revision: field.number(),
      preset: field.choice(configPreset), memberId: field.id(),
    },
    sort: ['version', 'revision'],
    item: configVersionRowShape,
  }),
  getConfigVersion: call({
    surface: 'office',
    method: 'GET',
    path: '/configs/:key/versions/:version',
    summary: 'One version of a key, with what it changed',
    who: ['staff'],
    params: z.object({
      key: configKey.schema,
      version: z.coerce.string().max(10).regex(/^[1-9]\d*$/).transform(Number).pipe(configVersion),
    }),
    answer: configVersionShape,
  }),
  compareConfigVersions: call({
    surface: 'office',
    method: 'GET',
    path: '/configs/:key/difference',
    summary: 'What differs between two versions of a key',
    who: ['staff'],
    params: configKeyParams,
    query: z.strictObject({ from: configVersion, to: configVersion }),
    answer: configDifferenceShape,
  }),
  changeConfig: call({
    surface: 'office',
    method: 'POST',
    path: '/configs/change',
    summary: 'Makes a new version of a key; refused as a conflict when somebody else was faster',
    who: ['root'],
    body: configWish,
    answer: configVersionShape,
  }),
  previewConfigPreset: call({
    surface: 'office',
    method: 'GET',
    path: '/config-presets/:preset',
    summary: 'What a preset would change now',
    who: ['staff'],
    params: presetParams,
    answer: presetPreviewShape,
  }),
  applyConfigPreset: call({
    surface: 'office',
    method: 'POST',
    path: '/config-presets/:preset/apply',
    summary: 'Takes all numbers of a preset over, as new versions of the keys that differ',
    who: ['root'],
    params: presetParams,
    body: z.strictObject({ seenRevision: configRevision, reason: reasonShape }),
    answer: presetAppliedShape,
  }),

  setCommonCode: call({
    surface: 'office',
    method: 'PUT',
    path: '/common-codes/:code/:value',
    summary: 'Renames a value or stops offering it; without a label of its own it has its first words again',
    who: ['staff'],
    params: z.object({ code, value: code }),
    body: z.strictObject({ label: labelWish.nullable(), isActive: z.boolean(), reason: reasonShape }),
    answer: commonCodeShape,
  }),

  listMetadataVersions: list({
    surface: 'office',
    path: '/metadata-versions',
    summary: 'Every version of the metadata: where it came from, when, and how much it holds',
    who: ['staff'],
    fields: { kind: field.choice(metadataKind), version: field.number(), entryCount: field.number() },
    sort: ['version', 'entryCount'],
    item: metadataVersionRowShape,
  }),
  getMetadataVersion: get({
    surface: 'office',
    path: '/metadata-versions',
    summary: 'One version of a document of metadata',
    who: ['staff'],
    item: metadataVersionShape,
  }),
  listImports: list({
    surface: 'office',
    path: '/imports',
    summary: 'Every import by file, with the faults of those that were refused',
    who: ['staff'],
    fields: { isImported: field.boolean(), fileName: field.text(), rowCount: field.number() },
    sort: ['rowCount'],
    item: importShape,
  }),

  setAppVersion: call({
    surface: 'office',
    method: 'PUT',
    path: '/mobile-app/app-version/:platform',
    summary: 'Sets which versions of the app may be used',
    who: ['staff'],
    params: platformParams,
    body: appVersionWish.extend({ seenVersion: z.int().min(1).max(1_000_000_000), reason: reasonShape }),
    answer: appVersionShape,
  }),

  searchCarCodes: list({
    surface: 'office',
    path: '/car-codes',
    summary: 'Finds car codes of any level by their code or by any part of their names',
    who: ['staff'],
    fields: {
      level: field.choice(carCodeLevel), code: field.text(), parent: field.text(), path: field.text(),
      nameKo: field.text(), nameEn: field.text(), origin: field.choice(origin), fuel: field.choice(fuel),
      fromYear: field.number(), toYear: field.number(), isActive: field.boolean(),
    },
    sort: ['path', 'code', 'nameKo', 'nameEn'],
    item: carCodeRowShape,
  }),
}
