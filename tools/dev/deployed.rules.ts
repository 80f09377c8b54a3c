import { DEVELOPMENT_BUILD, type AreaManifest, type ResolvedRegistry } from 'shared-contracts/values/portal/areas';

/** An area served from this machine. */
export type DevelopedArea = {
  manifest: AreaManifest;
  /** The address of its remote entry. */
  entry: string;
  /** Set if it is built. */
  build?: string;
  version?: string;
  integrity?: string | undefined;
};

const REGISTRY = /(<script type="application\/json" id="registry"[^>]*>)(.*?)(<\/script>)/s;
const LOADS = ['script-src', 'img-src', 'font-src', 'connect-src'];

/** A portal's registry with the developed area instead of its release, or in addition to the others. */
export function withDeveloped(
  { areas, revision, ...registry }: ResolvedRegistry,
  { manifest, entry, build = DEVELOPMENT_BUILD, version = build, integrity }: DevelopedArea,
): ResolvedRegistry {
  const developed = {
    name: manifest.name,
    manifest,
    current: { build, version, entry, ...(integrity !== undefined && { integrity }) },
  };
  const others = areas.filter(({ name }) => name !== manifest.name);
  return {
    ...registry,
    areas: [...others, developed].toSorted((one, other) => one.name.localeCompare(other.name)),
    revision: `${revision ?? ''}-${build}`,
  };
}

/** Rewrites a portal page to load the area under development instead of its release. @throws if it is not a portal page */
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

/** A content security policy that lets pages load the developed area and receive its updates. */
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
