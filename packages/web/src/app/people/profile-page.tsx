// The profile with the look of the screen, which belongs to the application.
import { ProfileScreen } from '../../areas/members/profile/profile-screen.tsx'
import { AppearanceCard } from './appearance-card.tsx'

export const ProfilePage = () => <ProfileScreen Appearance={AppearanceCard} />
