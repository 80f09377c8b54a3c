import { noUserInfo, useSession } from 'shared-auth';
import { errorWords, notify } from 'shared-ui/data';

/** Whoever finds themselves signed out because what the browser kept of them cannot be read is told so. */
export function tellLostUser() {
  if (useSession.getState().isLost) notify.error(errorWords(noUserInfo()));
}
