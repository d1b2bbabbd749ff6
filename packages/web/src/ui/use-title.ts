// Names the page in the browser's tab and in its history.
import { useEffect } from 'react'

const product = 'Bidyard'

export const useTitle = (title: string): void => {
  useEffect(() => {
    document.title = `${title} · ${product}`
    return () => {
      document.title = product
    }
  }, [title])
}
