import { usePreferences } from 'shared-auth';
import type { UserInfo } from 'shared-contracts/identity/auth';
import { hasAccess } from 'shared-contracts/values/identity/access';
import type { ResolvedArea } from 'shared-contracts/values/portal/areas';
import type { Language } from 'shared-contracts/values/limits';
import { useFormatMessage } from 'shared-ui';
import { labelOf, useAreas } from '../areas/registry/registry.ts';
import { buildMenu, type MenuEntry } from '../navigation/menu.ts';
import { messages as navigation } from '../navigation/navigation.messages.ts';

/** Pages that create a record are listed among the actions. */
export const isCreatePath = (path: string) => path.endsWith('/new');

/** Lists screens outside the menu, such as creating an order; for root none. */
function listScreensOutsideMenu(areas: readonly ResolvedArea[], user: UserInfo, language: Language): MenuEntry[] {
  if (user.role === 'root') return [];
  return areas.flatMap((area) => {
    const { routes, menu } = area.manifest;
    return routes
      .filter(
        ({ path, access }) =>
          !path.includes(':') &&
          !menu.some((entry) => entry.path === path) &&
          hasAccess(user, isCreatePath(path) ? { ...access, action: 'write' } : access),
      )
      .map(({ path, title }) => ({
        path,
        label: labelOf(area, title, language),
        icon: isCreatePath(path) ? 'plus' : 'dot',
      }));
  });
}

/** Returns every screen that the user may open, with a translated label. */
export function useScreens(user: UserInfo): MenuEntry[] {
  const formatMessage = useFormatMessage();
  const language = usePreferences((preferences) => preferences.language);
  const areas = useAreas();
  const menu = buildMenu(areas, user, language).flatMap(({ entries }) => entries);
  return [
    { path: '/', label: formatMessage(navigation.home), icon: 'home' },
    ...menu,
    ...listScreensOutsideMenu(areas, user, language),
  ];
}
