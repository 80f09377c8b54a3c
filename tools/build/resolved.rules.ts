type Package = {
  version?: string;
  integrity?: string;
  link?: boolean;
  resolved?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};
/** The part of a package-lock.json with the installed packages. */
export type Lock = { packages: Readonly<Record<string, Package>> };

const MODULES = 'node_modules/';

/** Where a package finds another one: in its own folder, else in each folder above. */
function findPlace({ packages }: Lock, from: string, name: string): string | undefined {
  const above = from.lastIndexOf('/');
  const place = `${from === '' ? '' : `${from}/`}${MODULES}${name}`;
  if (packages[place]) return place;
  return from === '' ? undefined : findPlace({ packages }, above < 0 ? '' : from.slice(0, above), name);
}

/**
 * All packages that these dependencies of a workspace lead to, as installed, one line each. Linked workspaces are left
 * out: their files are inputs.
 */
export function listResolved(lock: Lock, workspace: string, names: readonly string[]): string[] {
  const seen = new Set<string>();
  const visit = (from: string, name: string) => {
    const place = findPlace(lock, from, name);
    const found = place === undefined ? undefined : lock.packages[place];
    if (place === undefined || !found || found.link || seen.has(place)) return;
    seen.add(place);
    for (const next of Object.keys({ ...found.dependencies, ...found.optionalDependencies })) visit(place, next);
  };
  for (const name of names) visit(workspace, name);
  return [...seen].toSorted().map((place) => {
    const { version = '', integrity = '' } = lock.packages[place] ?? {};
    return `${place} ${version} ${integrity}`;
  });
}
