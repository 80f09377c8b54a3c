import {
  STABLE_CHANNEL,
  type AreaRelease,
  type HostRule,
  type Registry,
  type ShellDescriptor,
} from 'shared-contracts/values/portal/areas';
import { isHostApiCompatible } from 'shared-contracts/values/portal/host-api';
import { isAreaEnabled } from 'shared-contracts/values/portal/resolve-releases';
import { budgetOf } from './budgets.ts';

/** These are checked by `hostApi`; all others by the version that the area was built with. */
const CONTRACT = /^shared-(ui|auth)(\/|$)/;
const KILOBYTE = 1_000;

type Declared = { area: string; build: string; parts: string[] };

/** Paths that match the same addresses are equal: `/orders/:id` and `/orders/:orderId`. */
const shape = (path: string) => path.replaceAll(/:[^/]+/g, ':');

const declaredBy = (area: string, build: string, { manifest }: AreaRelease): Declared => ({
  area,
  build,
  parts: [
    ...manifest.routes.map(({ path }) => `route ${shape(path)}`),
    ...manifest.slots.map(({ slot, name }) => `slot ${slot}/${name}`),
  ],
});

/** All builds that users of a host can get. */
function possibleReleases({ releases, channels }: Registry, rule: HostRule): Declared[] {
  const seen = Object.entries(channels)
    .filter(([name]) => name === STABLE_CHANNEL || name === rule.channel || rule.channel === STABLE_CHANNEL)
    .map(([, { areas }]) => areas);
  return Object.entries(releases)
    .filter(([area]) => isAreaEnabled(rule, area))
    .flatMap(([area, builds]) => {
      const pinned = rule.pins?.[area];
      const names = pinned === undefined ? seen.flatMap((areas) => areas[area] ?? []) : [pinned];
      return [...new Set(names)].flatMap((build) => (builds[build] ? declaredBy(area, build, builds[build]) : []));
    });
}

/** Routes and slots claimed by two areas of one host, or by an area and the shell, one sentence each. */
export function findConflicts(registry: Registry): string[] {
  const shell: Declared = {
    area: 'shell',
    build: '',
    parts: (registry.shell?.pages ?? []).map((path) => `route ${shape(path)}`),
  };
  const onHost = ([host, rule]: [string, HostRule]) => {
    const all = [shell, ...possibleReleases(registry, rule)];
    return all.flatMap((one, index) =>
      all
        .slice(index + 1)
        .filter(({ area }) => area !== one.area)
        .flatMap((other) => {
          const claimer = one.area === 'shell' ? 'the shell' : `${one.area}@${one.build}`;
          return other.parts
            .filter((part) => one.parts.includes(part))
            .map((part) => `on ${host}, ${part} of ${other.area}@${other.build} is also one of ${claimer}`);
        }),
    );
  };
  return Object.entries(registry.hosts).flatMap(onHost);
}

/** Conflicts that a change would introduce. */
export const findNewConflicts = (before: Registry, after: Registry) => {
  const existing = findConflicts(before);
  return findConflicts(after).filter((clash) => !existing.includes(clash));
};

/** Conflicts that involve a release. */
export const findConflictsOfRelease = (registry: Registry, area: string, build: string) =>
  findConflicts(registry).filter((clash) => clash.split(' ').includes(`${area}@${build}`));

/** Requirements of a release that the shell does not meet. Each shared module is provided once, in the shell's version. */
export function findUnmetRequirements(
  { manifest, borrows = {} }: AreaRelease,
  { hostApi, lends }: ShellDescriptor,
): string[] {
  const range = isHostApiCompatible(manifest.hostApi, hostApi)
    ? []
    : [`it needs hostApi ${manifest.hostApi}, and the shell is ${hostApi}`];
  const modules = Object.entries(borrows).flatMap(([module, version]) => {
    const provided = lends[module];
    if (provided === undefined) return [`it needs the shared module ${module}, which the shell does not provide`];
    return CONTRACT.test(module) || isHostApiCompatible(version, provided)
      ? []
      : [`it was built with ${module} ${version}, and the shell provides ${provided}`];
  });
  return [...range, ...modules];
}

/** All releases that a user may get, by `area@build`. */
export function findReleasesInUse(registry: Registry): ReadonlyMap<string, AreaRelease> {
  const named = Object.values(registry.hosts).flatMap((rule) => possibleReleases(registry, rule));
  return new Map(
    named.flatMap(({ area, build }) => {
      const release = registry.releases[area]?.[build];
      return release ? [[`${area}@${build}`, release] as const] : [];
    }),
  );
}

/** All releases in use that a shell does not support. */
export const findUnsupportedReleases = (registry: Registry, shell: ShellDescriptor): string[] =>
  [...findReleasesInUse(registry)].flatMap(([name, release]) =>
    findUnmetRequirements(release, shell).map((words) => `${name}: ${words}`),
  );

/** Scripts that exceed the budget of the area. `bytes`: of each script as it is sent. */
export function overBudget(
  { manifest: { name }, firstPaint }: Pick<AreaRelease, 'manifest' | 'firstPaint'>,
  bytes: Readonly<Record<string, number>>,
): string[] {
  const { page, area } = budgetOf(name);
  const sum = (scripts: readonly string[]) => scripts.reduce((all, script) => all + (bytes[script] ?? 0), 0) / KILOBYTE;
  const words = (what: string, size: number, limit: number) =>
    size > limit ? [`${what} is ${size.toFixed(1)} KB, and may be ${limit}`] : [];
  return [
    ...words('all of it', sum(Object.keys(bytes)), area),
    ...Object.entries(firstPaint).flatMap(([key, { scripts }]) => words(key, sum(scripts), page)),
  ];
}
