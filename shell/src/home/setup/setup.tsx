import { useQuery } from '@tanstack/react-query';
import { useCan, useSession } from 'shared-auth';
import { createLoader } from '../../areas/loading/create-loader.ts';
import { LazyContent } from '../../areas/loading/lazy-content.tsx';
import { homeQueries } from '../home.api.ts';

const OWNER = { model: 'organizationOwner', action: 'write' } as const;
/** Loaded only for organizations that are setting up. */
const checklistLoader = createLoader(() => import('./setup-checklist.tsx'));

/** The first steps of a new organization, for users who can change its settings. */
export function Setup() {
  const isRoot = useSession(({ user }) => user?.role === 'root');
  const canSetUp = useCan(OWNER);
  const { data } = useQuery(homeQueries.organization());
  if (isRoot || !canSetUp || !data?.isSettingUp) return null;
  return (
    <LazyContent loader={checklistLoader} fallback={null} renderError={() => null}>
      {({ SetupChecklist }) => <SetupChecklist />}
    </LazyContent>
  );
}
