// What the acts about pushes lean on.
import type { PushProviders } from '../../../providers/push/open-push.ts'
import type { PersonalData } from '../../../runtime/personal-data.ts'

export interface PushParts extends PushProviders {
  readonly personal: PersonalData
}
