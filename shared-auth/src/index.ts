export { actAs } from './act-as.ts';
export { api, type Query } from './api.ts';
export { ApiError, noUserInfo } from './api-error.ts';
export { usersBehind } from './behind.ts';
export { Can, useAllowed, useCan } from './can.tsx';
export { localeOf } from 'shared-contracts/values/limits';
export { usePreferences, type ColorMode } from './preferences.ts';
export { forgetEnding, lastEnding, page, renewSession, signIn, signOut, useSession, type Ending } from './session.ts';
export { watchSession } from './watch.ts';
