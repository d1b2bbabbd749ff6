// Says once that there is a newer application; one tap opens it, and who is busy goes on with the older one.
import { useEffect } from 'react'
import { useText } from '../../text/use-text.ts'
import { showToast } from '../../ui/overlay/toast.ts'

export const NewerBuild = () => {
  const say = useText('shell')
  useEffect(() => showToast({
    tone: 'neutral', title: say('newBuild'), stayMs: 0,
    action: { label: say('reload'), onPress: () => location.reload() },
  }), [say])
  return null
}
