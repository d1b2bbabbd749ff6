// The address of one's picture; right after an upload its sizes are still being made.
import { filesCalls } from '@bidyard/contract/calls/files'
import { membersCalls } from '@bidyard/contract/calls/members'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { queryKeyOf } from '../../../api/query-key.ts'
import { useRead } from '../../../api/use-read.ts'
import type { Profile } from './types.ts'

const lookEveryMs = 2_000

export const usePhotoSizes = ({ id, profileImage }: Profile) => {
  const queries = useQueryClient()
  const isWaiting = profileImage !== null && profileImage.images.length === 0
  const file = useRead(filesCalls.getFile, { params: { id: profileImage?.fileId ?? '' } }, {
    enabled: isWaiting,
    // An event tells as well; this is for whoever missed it.
    refreshEveryMs: isWaiting ? lookEveryMs : undefined,
  })
  const state = isWaiting && file.data?.id === profileImage.fileId ? file.data.imageState : undefined
  const lookAgain = useEffectEvent(() =>
    void queries.invalidateQueries({ queryKey: queryKeyOf(membersCalls.getMemberProfile, { params: { id } }) }))
  useEffect(() => {
    if (state === 'made') lookAgain()
  }, [state])
  const images = profileImage?.images ?? []
  const image = images.find(({ size }) => size === 'middle') ?? images[0]
  return { src: image?.url, isUnreadable: state === 'failed' }
}
