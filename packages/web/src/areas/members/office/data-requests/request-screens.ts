// Both screens of requests about personal data.
export { DataRequestScreen } from './data-request-screen.tsx'
export { DataRequestsScreen } from './data-requests-screen.tsx'
