import { usePreferences } from 'shared-auth';
import type { UserInfo } from 'shared-contracts/auth';
import { allows } from 'shared-contracts/values/access';
import type { ResolvedArea } from 'shared-contracts/values/areas';
import type { Language } from 'shared-contracts/values/limits';
import { useSay } from 'shared-ui';
import { labelOf, useAreas } from '../areas/registry.ts';
import { menuFor, type MenuEntry } from '../navigation/menu.ts';
import { messages as navigation } from '../navigation/navigation.messages.ts';

const makesOne = (path: string) => path.endsWith('/new');

/** Screens that stand in no menu, such as that of a new order. The platform's administrator has the menu's alone. */
function beside(listed: readonly ResolvedArea[], user: UserInfo, language: Language): MenuEntry[] {
  if (user.role === 'root') return [];
  return listed.flatMap((area) => {
    const { routes, menu } = area.manifest;
    return routes
      .filter(
        ({ path, access }) =>
          !path.includes(':') &&
          !menu.some((entry) => entry.path === path) &&
          allows(user, makesOne(path) ? { ...access, action: 'write' } : access),
      )
      .map(({ path, title }) => ({
        path,
        label: labelOf(area, title, language),
        icon: makesOne(path) ? 'plus' : 'dot',
      }));
  });
}

/** Every screen that is open to this person, by its name in their language. */
export function useScreens(user: UserInfo): MenuEntry[] {
  const say = useSay();
  const language = usePreferences((preferences) => preferences.language);
  const areas = useAreas();
  const menu = menuFor(areas, user, language).flatMap(({ entries }) => entries);
  return [{ path: '/', label: say(navigation.home), icon: 'home' }, ...menu, ...beside(areas, user, language)];
}
