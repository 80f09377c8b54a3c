import { useSyncExternalStore } from 'react';
import type { AreaRoute, ResolvedArea, ResolvedRegistry } from 'shared-contracts/values/portal/areas';
import { isHostApiCompatible } from 'shared-contracts/values/portal/host-api';
import type { Language } from 'shared-contracts/values/limits';

function readFromPage(): ResolvedRegistry {
  const text = document.getElementById('registry')?.textContent;
  return text ? JSON.parse(text) : { areas: [] };
}

const listeners = new Set<() => void>();
let registry: ResolvedRegistry | undefined;
const getRegistry = () => (registry ??= readFromPage());

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Lists the areas of this host: as written into the page by the server, until an update is applied. */
export const listAreas = (): readonly ResolvedArea[] => getRegistry().areas;

/** Like `listAreas`, and rerenders on updates. */
export const useAreas = (): readonly ResolvedArea[] => useSyncExternalStore(subscribe, listAreas);

export const findArea = (name: string): ResolvedArea | undefined => listAreas().find((area) => area.name === name);

/** Finds the area and route that declare a path. */
export function findDeclaredRoute(path: string): { area: ResolvedArea; route: AreaRoute } | undefined {
  for (const area of listAreas()) {
    const route = area.manifest.routes.find((declared) => declared.path === path);
    if (route) return { area, route };
  }
  return undefined;
}

/** Returns a label of the area's manifest, in English where a translation is missing. */
export const labelOf = ({ manifest: { labels } }: ResolvedArea, key: string, language: Language): string =>
  labels[language][key] ?? labels.en[key] ?? key;

/** Whether this page's shell provides the host API that the release requires. */
export const isCompatible = ({ manifest }: ResolvedArea): boolean => {
  const { hostApi } = getRegistry();
  return hostApi === undefined || isHostApiCompatible(manifest.hostApi, hostApi);
};

export const getRevision = () => getRegistry().revision;

/** Releases are immutable, so equal entries are equal releases. */
const isSameRelease = (a: ResolvedArea, b: ResolvedArea) =>
  a.current.entry === b.current.entry && a.lastGood?.entry === b.lastGood?.entry;

function setRegistry(update: Pick<ResolvedRegistry, 'areas' | 'revision'>) {
  registry = { ...getRegistry(), ...update };
  for (const listener of listeners) listener();
}

/** Keeps the current object of an unchanged area, and the current release when the new one requires a newer shell. */
function chooseRelease(updated: ResolvedArea): ResolvedArea {
  const current = findArea(updated.name);
  const keepsCurrent = current && isCompatible(current) && (isSameRelease(current, updated) || !isCompatible(updated));
  return keepsCurrent ? current : updated;
}

/** Replaces the releases of this tab by those of the registry. */
export const applyRegistry = (update: ResolvedRegistry) =>
  setRegistry({
    areas: update.areas.map(chooseRelease),
    ...(update.revision !== undefined && { revision: update.revision }),
  });

/** Updates or removes one area; the others keep their release. */
export function applyRegistryToArea(update: ResolvedRegistry, name: string) {
  const updated = update.areas.filter((area) => area.name === name).map(chooseRelease);
  const others = listAreas().filter((area) => area.name !== name);
  setRegistry({ areas: [...others, ...updated].toSorted((a, b) => a.name.localeCompare(b.name)) });
}
