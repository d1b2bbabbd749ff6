// The address of a file of this device, for as long as it is shown.
import { useEffect, useState } from 'react'

export const useFileAddress = (file: Blob | null | undefined): string | null => {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (file === null || file === undefined) return setAddress(null)
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}

export const isPicture = (file: Blob | undefined): boolean => file?.type.startsWith('image/') === true
