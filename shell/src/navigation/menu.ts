import { allows, type Access, type Holder } from 'shared-contracts/values/access';
import { MENU_GROUPS, type AreaMenuEntry, type MenuGroup, type ResolvedArea } from 'shared-contracts/values/areas';
import type { Language } from 'shared-contracts/values/limits';
import { labelOf } from '../areas/registry.ts';

export type MenuEntry = { path: string; label: string; icon: string };
export type MenuSection = { group: MenuGroup; entries: MenuEntry[] };
/** Whose menu it is. */
type Reader = Holder & { isDriver?: true };
type Declared = AreaMenuEntry & { access: Access; text: string };

const declaredBy = (area: ResolvedArea, language: Language): Declared[] =>
  area.manifest.menu.map((entry) => ({
    ...entry,
    access: area.manifest.routes.find(({ path }) => path === entry.path)?.access ?? {},
    text: labelOf(area, entry.label, language),
  }));

/** The menu of this person: what the areas declare, as far as its access allows. The platform's administrator has a menu of its own. */
export function menuFor(areas: readonly ResolvedArea[], reader: Reader, language: Language): MenuSection[] {
  const mine = areas
    .flatMap((area) => declaredBy(area, language))
    .filter(({ access, root, drivers }) =>
      reader.role === 'root' ? root === true : allows(reader, access) && (!drivers || reader.isDriver),
    )
    .toSorted((one, other) => one.order - other.order);
  return MENU_GROUPS.map((group) => ({
    group,
    entries: mine.filter((entry) => entry.group === group).map(({ path, text, icon }) => ({ path, label: text, icon })),
  })).filter(({ entries }) => entries.length > 0);
}

/** `/order/new` and `/orders/7` both stand below the entry `/orders`. */
const stem = (path: string) => path.split('/')[1]?.replace(/s$/, '');

export const isWithin = (entry: string, path: string) => stem(entry) === stem(path);
