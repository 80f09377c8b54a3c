import type { AreaManifest, ResolvedRegistry } from 'shared-contracts/values/areas';
import { DEVELOPED } from '../../api/src/portal/pages/overrides.ts';

/** An area that is served from its sources. */
export type DevelopedArea = { manifest: AreaManifest; /** The address of its entry. */ entry: string };

const REGISTRY = /(<script type="application\/json" id="registry"[^>]*>)(.*?)(<\/script>)/s;
const LOADS = ['script-src', 'img-src', 'font-src', 'connect-src'];

/** A portal's registry that shows the developed area in the place of its release, or beside the others. */
export function withDeveloped(
  { areas, revision, ...registry }: ResolvedRegistry,
  { manifest, entry }: DevelopedArea,
): ResolvedRegistry {
  const developed = { name: manifest.name, manifest, current: { build: DEVELOPED, version: DEVELOPED, entry } };
  const others = areas.filter(({ name }) => name !== manifest.name);
  return {
    ...registry,
    areas: [...others, developed].toSorted((one, other) => one.name.localeCompare(other.name)),
    revision: `${revision ?? ''}-${DEVELOPED}`,
  };
}

/** A portal's page that shows the developed area; what it would have fetched of the area's release is left out. @throws when it is no page of a portal */
export function developedPage(html: string, area: DevelopedArea): string {
  if (!REGISTRY.test(html)) throw new Error('The page has no registry: is this a portal?');
  const fetched = new RegExp(String.raw`^<(script|link)[^>]* (src|href)="[^"]*/${area.manifest.name}/[^"]*".*\n`, 'gm');
  return html
    .replace(fetched, '')
    .replace(
      REGISTRY,
      (_all, open: string, text: string, close: string) =>
        open + JSON.stringify(withDeveloped(JSON.parse(text), area)).replaceAll('<', String.raw`\u003c`) + close,
    );
}

/** A content security policy that lets pages load the developed area, and hear of its changes. */
export function developedPolicy(policy: string, { entry }: Pick<DevelopedArea, 'entry'>): string {
  const { origin } = new URL(entry);
  const further = (name: string) => [
    ...(LOADS.includes(name) ? [origin] : []),
    ...(name === 'connect-src' ? [origin.replace(/^http/, 'ws')] : []),
  ];
  return policy
    .split(';')
    .map((directive) => directive.trim())
    .filter(Boolean)
    .map((directive) => [directive, ...further(directive.split(' ', 1)[0] ?? '')].join(' '))
    .join('; ');
}
