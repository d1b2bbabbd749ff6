// The address of a file on this device while it is shown.
import { useEffect, useState } from 'react'

export const useFileAddress = (file: File | undefined): string | null => {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (file === undefined) return setAddress(null)
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}
