import { createNoUserInfoError, useSession } from 'shared-auth';
import { errorMessage, notify } from 'shared-ui/data';

/** Notifies a user who was signed out because the stored token is unreadable. */
export function notifyUnreadableToken() {
  if (useSession.getState().isTokenUnreadable) notify.error(errorMessage(createNoUserInfoError()));
}
