// The screens of accounts: all of them, and one.
export { UserScreen } from './user-screen.tsx'
export { UsersScreen } from './users-screen.tsx'
