import { useAccessCheck } from 'shared-auth';
import type { Message } from 'shared-ui';
import { READ_SHARES_ACCESS } from '../vehicle-access.ts';
import { views } from '../vehicles.messages.ts';

/** Value of `view` in the URL for the shares of own vehicles. */
export const SHARES_VIEW = 'given';

/** Returns the labels of the views the user has access to, by their name in the URL. */
export function useViews(): Record<string, Message> {
  const hasAccess = useAccessCheck();
  const { own, received, shares, drafts, expiring } = views;
  return { own, received, ...(hasAccess(READ_SHARES_ACCESS) && { [SHARES_VIEW]: shares }), drafts, expiring };
}
