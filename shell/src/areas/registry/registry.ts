import { useSyncExternalStore } from 'react';
import type { AreaRoute, ResolvedArea, ResolvedRegistry } from 'shared-contracts/values/areas';
import { accepts } from 'shared-contracts/values/host-api';
import type { Language } from 'shared-contracts/values/limits';

function written(): ResolvedRegistry {
  const text = document.getElementById('registry')?.textContent;
  return text ? JSON.parse(text) : { areas: [] };
}

const listeners = new Set<() => void>();
let registry: ResolvedRegistry | undefined;
const current = () => (registry ??= written());

function subscribe(told: () => void) {
  listeners.add(told);
  return () => listeners.delete(told);
}

/** The areas of this host: as the server wrote them into the page, until others take their place. */
export const areas = (): readonly ResolvedArea[] => current().areas;

/** The same, drawn anew when others take their place. */
export const useAreas = (): readonly ResolvedArea[] => useSyncExternalStore(subscribe, areas);

export const areaNamed = (name: string): ResolvedArea | undefined => areas().find((area) => area.name === name);

/** Which area declares a path, and what it says of it. */
export function declaredAt(path: string): { area: ResolvedArea; route: AreaRoute } | undefined {
  for (const area of areas()) {
    const route = area.manifest.routes.find((declared) => declared.path === path);
    if (route) return { area, route };
  }
  return undefined;
}

/** A label of the area's manifest; English where a translation is missing. */
export const labelOf = ({ manifest: { labels } }: ResolvedArea, key: string, language: Language): string =>
  labels[language][key] ?? labels.en[key] ?? key;

/** Whether the shell of this page lends all that the release wants. */
export const runsHere = ({ manifest }: ResolvedArea): boolean => {
  const { hostApi } = current();
  return hostApi === undefined || accepts(manifest.hostApi, hostApi);
};

/** What the tab knows; a new one is compared with it. */
export const revision = () => current().revision;

/** A release never changes, so its address says all. */
const isSame = (one: ResolvedArea, other: ResolvedArea) =>
  one.current.entry === other.current.entry && one.lastGood?.entry === other.lastGood?.entry;

function put(fresh: Pick<ResolvedRegistry, 'areas' | 'revision'>) {
  registry = { ...current(), ...fresh };
  for (const told of listeners) told();
}

/** An area that did not change stays the one it was, and so does one whose new release wants a newer shell than this page's. */
function successor(fresh: ResolvedArea): ResolvedArea {
  const known = areaNamed(fresh.name);
  return known && runsHere(known) && (isSame(known, fresh) || !runsHere(fresh)) ? known : fresh;
}

/** Puts new releases in the place of those that the tab has. */
export const takeOver = (fresh: ResolvedRegistry) =>
  put({ areas: fresh.areas.map(successor), ...(fresh.revision !== undefined && { revision: fresh.revision }) });

/** The same for one area, which may be gone; the others keep the release that they have. */
export function takeOverArea(fresh: ResolvedRegistry, name: string) {
  const found = fresh.areas.filter((area) => area.name === name).map(successor);
  const others = areas().filter((area) => area.name !== name);
  put({ areas: [...others, ...found].toSorted((one, other) => one.name.localeCompare(other.name)) });
}
