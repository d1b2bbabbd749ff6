// Hooks over what is kept: one check with its photos, and all checks of whoever works on this device.
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useViewer } from '../../../../api/session.ts'
import { changeKept, type Held, heldNow, onAnyKept, onHeld, readHeld } from './held.ts'
import { listKept } from './keeper.ts'
import type { KeptCheck } from './kept.ts'

export const useHeld = (id: string): Held => {
  const held = useSyncExternalStore(useCallback((listener) => onHeld(id, listener), [id]), () => heldNow(id))
  useEffect(() => void readHeld(id), [id])
  return held
}

export type ChangeKept = (change: (kept: KeptCheck) => KeptCheck) => void

/** That the device keeps nothing is told by what is held; here nobody waits for it. */
export const useChangeKept = (id: string): ChangeKept =>
  useCallback((change) => void changeKept(id, change).catch(() => undefined), [id])

const none: readonly KeptCheck[] = []

export const useAllKept = (): readonly KeptCheck[] => {
  const uid = useViewer()?.uid
  const [all, setAll] = useState<readonly KeptCheck[]>(none)
  useEffect(() => {
    let isHere = true
    const read = (): void => {
      if (uid === undefined) return setAll(none)
      listKept(uid).then((kept) => isHere && setAll(kept), () => undefined)
    }
    read()
    const end = onAnyKept(read)
    return () => {
      isHere = false
      end()
    }
  }, [uid])
  return all
}
