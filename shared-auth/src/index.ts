export { api, type Query } from './api.ts';
export { ApiError } from './api-error.ts';
export { Can, useAllowed, useCan } from './can.tsx';
export { localeOf } from 'shared-contracts/values/limits';
export { usePreferences, type ColorMode } from './preferences.ts';
export { forgetEnding, lastEnding, page, signIn, signInAs, signOut, useSession, type Ending } from './session.ts';
export { watchSession } from './watch.ts';
