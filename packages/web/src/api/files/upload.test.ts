// Bytes on their way to the storage.
import { expect, it } from 'vitest'
import { upload } from './upload.ts'

it('does not begin what was broken off before', async () => {
  const begun = upload({ method: 'PUT', url: '/files/a' }, new Blob(['x']), { signal: AbortSignal.abort() })
  await expect(begun).rejects.toMatchObject({ name: 'AbortError' })
})
