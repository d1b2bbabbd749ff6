// The addresses of files on our own server: the disk's, where files lie on a disk, and that of private documents.
import { limits } from '@bidyard/contract/limits'
import type { FastifyInstance } from 'fastify'
import { addDiskRoutes } from './disk/disk-routes.ts'
import type { DiskStorage } from './disk/disk-storage.ts'
import { addPrivateRoute, type OpenPrivate } from './private-route.ts'

// A form is a little more than its file: a policy, a dozen fields and the lines between them.
const formExtraBytes = 65_536

export const addFileRoutes = (
  server: FastifyInstance, given: { readonly disk: DiskStorage | undefined; readonly openPrivate: OpenPrivate },
): void => {
  if (given.disk !== undefined) addDiskRoutes(server, given.disk, limits.fileBytes + formExtraBytes)
  addPrivateRoute(server, given.openPrivate)
}
