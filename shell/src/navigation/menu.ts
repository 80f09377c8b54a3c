import { hasAccess, type Access, type AccessSubject } from 'shared-contracts/values/identity/access';
import {
  MENU_GROUPS,
  type AreaMenuEntry,
  type MenuGroup,
  type ResolvedArea,
} from 'shared-contracts/values/portal/areas';
import type { Language } from 'shared-contracts/values/limits';
import { labelOf } from '../areas/registry/registry.ts';

export type MenuEntry = { path: string; label: string; icon: string };
export type MenuSection = { group: MenuGroup; entries: MenuEntry[] };
type MenuUser = AccessSubject & { isDriver?: true };
type DeclaredEntry = AreaMenuEntry & { access: Access; label: string };

const listDeclaredEntries = (area: ResolvedArea, language: Language): DeclaredEntry[] =>
  area.manifest.menu.map((entry) => ({
    ...entry,
    access: area.manifest.routes.find(({ path }) => path === entry.path)?.access ?? {},
    label: labelOf(area, entry.label, language),
  }));

/** Builds the user's menu from the entries that areas declare and the user may open. Root gets a separate menu. */
export function buildMenu(areas: readonly ResolvedArea[], user: MenuUser, language: Language): MenuSection[] {
  const allowedEntries = areas
    .flatMap((area) => listDeclaredEntries(area, language))
    .filter(({ access, root, drivers }) =>
      user.role === 'root' ? root === true : hasAccess(user, access) && (!drivers || user.isDriver),
    )
    .toSorted((a, b) => a.order - b.order);
  return MENU_GROUPS.map((group) => ({
    group,
    entries: allowedEntries
      .filter((entry) => entry.group === group)
      .map(({ path, label, icon }) => ({ path, label, icon })),
  })).filter(({ entries }) => entries.length > 0);
}

/** `/order/new` and `/orders/7` both belong to the entry `/orders`. */
const stem = (path: string) => path.split('/')[1]?.replace(/s$/, '');

const isWithin = (entry: string, path: string) => path === entry || path.startsWith(`${entry}/`);

/**
 * The entry that a path belongs to: the longest one that is a prefix of it, or else the shortest with the same stem.
 */
export function findActiveEntry(entries: readonly string[], path: string): string | undefined {
  const [shortest, ...others] = entries
    .filter((entry) => stem(entry) === stem(path))
    .toSorted((one, other) => one.length - other.length);
  return others.findLast((entry) => isWithin(entry, path)) ?? shortest;
}
