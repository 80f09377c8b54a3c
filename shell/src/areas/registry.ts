import type { ResolvedArea, ResolvedRegistry } from 'shared-contracts/values/areas';
import type { Language } from 'shared-contracts/values/limits';

const REFRESH_LIMIT_MS = 5_000;

function written(): ResolvedRegistry {
  const text = document.getElementById('registry')?.textContent;
  return text ? JSON.parse(text) : { areas: [] };
}

let registry: ResolvedRegistry | undefined;
const current = () => (registry ??= written());

/** The areas of this host, as the server wrote them into the page. */
export const areas = (): readonly ResolvedArea[] => current().areas;

export const areaNamed = (name: string): ResolvedArea | undefined => areas().find((area) => area.name === name);

/** A label of the area's manifest; English where a translation is missing. */
export const labelOf = ({ manifest: { labels } }: ResolvedArea, key: string, language: Language): string => labels[language][key] ?? labels.en[key] ?? key;

/** Takes over another release of an area when there is one. The other areas keep the release that the tab began with. */
export async function refresh(name: string): Promise<void> {
  const answer = await fetch('/areas/registry.json', { signal: AbortSignal.timeout(REFRESH_LIMIT_MS), cache: 'no-store' }).catch(() => undefined);
  const fresh: ResolvedRegistry | undefined = answer?.ok ? await answer.json() : undefined;
  const found = fresh?.areas.find((area) => area.name === name);
  if (found) registry = { areas: areas().map((area) => (area.name === name ? { ...found, manifest: area.manifest } : area)) };
}
