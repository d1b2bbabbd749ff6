// Files: announced with a policy or a link, uploaded to the storage, committed, seen by short links, deleted.
import { z } from 'zod'
import { call } from '../call.ts'
import { fileImageFailure, fileImageState, fileState, fileUsageType, imageSize } from '../enums/files.ts'
import { limits } from '../limits.ts'
import { field, get, list } from '../list.ts'
import { lineOf, reasonShape } from '../shapes/texts.ts'

/** What may be announced at all; each usage type takes a part of it. */
export const fileContentTypes = [
  'image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/heif', 'application/pdf',
] as const
export type FileContentType = (typeof fileContentTypes)[number]

const id = z.object({ id: z.uuid() })
const time = z.iso.datetime().max(limits.timeText)
const url = z.string().max(limits.url)
const sizeBytes = z.int().min(1).max(limits.fileBytes)
const side = z.int().min(1).max(limits.imageSide)
// A name is only shown: the storage never sees it. Control and direction characters would let it lie on a screen.
const fileName = lineOf(limits.name)

const announced = z.strictObject({
  usageType: fileUsageType.schema,
  contentType: z.enum(fileContentTypes),
  name: fileName,
})

export const fileRow = z.object({
  id: z.uuid(),
  usageType: fileUsageType.schema,
  state: fileState.schema,
  name: z.string().max(limits.name),
  contentType: z.enum(fileContentTypes),
  sizeBytes: sizeBytes.nullable(),
  imageState: fileImageState.schema,
  imageFailure: fileImageFailure.schema.nullable(),
  committedAt: time.nullable(),
  createdAt: time,
  updatedAt: time,
})

export const fileImage = z.object({
  size: imageSize.schema,
  url,
  contentType: z.enum(fileContentTypes),
  width: side,
  height: side,
  sizeBytes: z.int().min(1).max(limits.fileBytes * 4),
})

/** `url` downloads what has no picture sizes: a paper, or a picture that could not be read. */
export const fileWithLinks = fileRow.extend({
  images: z.array(fileImage).max(imageSize.values.length),
  url: url.nullable(),
  linksEndAt: time.nullable(),
})

const listed = {
  path: '/files',
  who: 'signedIn',
} as const

export const filesCalls = {
  listFiles: list({
    ...listed,
    summary: 'My files; the office sees everybody’s',
    item: fileRow,
    fields: {
      usageType: field.choice(fileUsageType),
      state: field.choice(fileState),
      imageState: field.choice(fileImageState),
      name: field.text(),
      sizeBytes: field.number(),
      committedAt: field.time(),
      uploaderId: field.only(['staff'], field.id()),
    },
    sort: ['name', 'sizeBytes', 'committedAt'],
  }),
  getFile: get({ ...listed, summary: 'One file, with short links to its content', item: fileWithLinks }),
  createFile: call({
    method: 'POST',
    path: '/files',
    summary: 'Announces a file and answers where to put its bytes',
    who: 'anyone',
    body: announced.extend({ sizeBytes }),
    answer: z.object({
      file: fileRow,
      upload: z.object({
        method: z.literal('PUT'),
        url,
        headers: z.record(z.string().max(limits.code), z.string().max(limits.header)),
        endsAt: time,
      }),
    }),
    idempotency: 'none',
    perMinute: 120,
  }),
  createFilePostPolicy: call({
    method: 'POST',
    path: '/files@post-policy',
    summary: 'Announces a file and answers the form that uploads it',
    who: 'anyone',
    body: announced,
    answer: z.object({
      file: fileRow,
      policy: z.object({
        url,
        fields: z.record(z.string().max(limits.code), z.string().max(limits.policyText)),
        endsAt: time,
      }),
    }),
    idempotency: 'none',
    perMinute: 120,
  }),
  commitFile: call({
    method: 'POST',
    path: '/files/:id/commit',
    summary: 'Keeps an uploaded file, when it is what was announced',
    who: 'anyone',
    params: id,
    answer: fileRow,
    errors: { FILE_IS_ALREADY_COMMITED: [], FILE_IS_DELETED: [] },
    perMinute: 240,
  }),
  deleteFile: call({
    method: 'DELETE',
    path: '/files/:id',
    surface: 'office',
    summary: 'Deletes a file of my own that nothing refers to',
    who: 'signedIn',
    params: id,
    answer: z.null(),
    errors: { FILE_IS_DELETED: [] },
  }),
  viewPrivateFile: call({
    method: 'POST',
    path: '/files/:id/view',
    surface: 'office',
    summary: 'Opens a private document for its reviewer: a link of a minute, written down with its reason',
    who: ['staff'],
    params: id,
    body: z.strictObject({ reason: reasonShape }),
    answer: z.object({ url, endsAt: time }),
    errors: { FILE_IS_DELETED: [] },
    idempotency: 'none',
    isLook: true,
    perMinute: 60,
  }),
}
