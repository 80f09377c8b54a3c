import { usePreferences, useSession } from 'shared-auth';
import { useMemo } from 'react';
import { useAreas } from '../areas/registry.ts';
import { menuFor, type MenuSection } from './menu.ts';

const NOTHING: MenuSection[] = [];

/** The menu of whoever is signed in, in their language. */
export function useMenu(): MenuSection[] {
  const user = useSession((session) => session.user);
  const language = usePreferences((preferences) => preferences.language);
  const areas = useAreas();
  return useMemo(() => (user ? menuFor(areas, user, language) : NOTHING), [areas, user, language]);
}
