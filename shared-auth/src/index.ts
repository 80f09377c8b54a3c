export { impersonateUser } from './impersonate-user.ts';
export { api, type Query } from './api.ts';
export { ApiError, createNoUserInfoError } from './api-error.ts';
export { listImpersonators } from './impersonators.ts';
export { Can, useAccessCheck, useCan } from './can.tsx';
export { localeOf } from 'shared-contracts/values/limits';
export { useLiveEvents } from './live-events.ts';
export { useLivePositions, type PositionListener } from './live-positions.ts';
export { usePreferences, type ColorMode } from './preferences.ts';
export {
  clearSessionEndReason,
  leaveEndedSession,
  readSessionEndReason,
  navigation,
  renewSession,
  signIn,
  signOut,
  useSession,
  type SessionEndReason,
} from './session.ts';
export { setSeenRevision, type Revised } from './seen-revisions.ts';
export { beginNavigation } from './traces.ts';
export { watchSession } from './watch-session.ts';
