// A picture of this device as an address of this page, for as long as it is shown.
import { useEffect, useState } from 'react'

export const usePicture = (file: Blob | null): string | null => {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (file === null) return setAddress(null)
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}
