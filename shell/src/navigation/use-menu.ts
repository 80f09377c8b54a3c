import { usePreferences, useSession } from 'shared-auth';
import { useMemo } from 'react';
import { useAreas } from '../areas/registry/registry.ts';
import { buildMenu, type MenuSection } from './menu.ts';

const EMPTY_MENU: MenuSection[] = [];

/** Returns the signed-in user's menu in their language. */
export function useMenu(): MenuSection[] {
  const user = useSession((session) => session.user);
  const language = usePreferences((preferences) => preferences.language);
  const areas = useAreas();
  return useMemo(() => (user ? buildMenu(areas, user, language) : EMPTY_MENU), [areas, user, language]);
}
