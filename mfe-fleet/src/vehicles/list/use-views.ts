import { useAllowed } from 'shared-auth';
import type { Words } from 'shared-ui';
import { SEES_SHARES } from './vehicle-access.ts';
import { views } from './vehicles.messages.ts';

/** The lists that a person may see, by their name in the address. */
export function useViews(): Record<string, Words> {
  const allowed = useAllowed();
  const { given, ...always } = views;
  const { own, received, ...rest } = always;
  return { own, received, ...(allowed(SEES_SHARES) && { given }), ...rest };
}
