import type { Quarantined, Registry } from 'shared-contracts/values/areas';
import type { FailureKind } from 'shared-contracts/values/failures';
import { isShown, resolve, ruleOf } from 'shared-contracts/values/resolve';

/** So far back failures count, seconds. */
export const WINDOW = 600;
/** So many people must have had it fail, */
export const LEAST_PEOPLE = 3;
/** and so many of those who tried it: both also without any one organization. */
export const LEAST_SHARE = 0.2;

/** What a release does wrong by itself. */
export const OWN_FAULTS: readonly FailureKind[] = ['blocked', 'mismatched', 'unstarted', 'broken'];
/** What a network or a host may do to it: it counts of those who were given another release afterwards. */
export const FAULTS_ON_THE_WAY: readonly FailureKind[] = ['unreachable', 'altered'];

/** How many people of one organization have tried a release in the window, and how many of them had it fail. */
export type Tried = { organization: string; tried: number; failed: number };

const sum = (list: readonly Tried[], of: 'tried' | 'failed') => list.reduce((all, one) => all + one[of], 0);

const failsFor = (people: readonly Tried[]) => {
  const failed = sum(people, 'failed');
  return failed >= LEAST_PEOPLE && failed / sum(people, 'tried') >= LEAST_SHARE;
};

/** Whether a release fails too often. It does only when it would still do so with any one organization left out: then no single network, person or record can be what is wrong. @param people one entry an organization */
export const isFailing = (people: readonly Tried[]): boolean =>
  people.length > 0 && people.every((one) => failsFor(people.filter((other) => other !== one)));

type Release = { area: string; build: string };

export const withRelease = (quarantined: Quarantined, { area, build }: Release, since: number): Quarantined => ({
  ...quarantined,
  [area]: { ...quarantined[area], [build]: since },
});

/** Whether everybody on every host would be given another release of the area that runs in this shell. @param hostApi of the shell, when it is known */
export function canBeLeft(
  registry: Registry,
  release: Release,
  { quarantined, hostApi }: { quarantined: Quarantined; hostApi: string | undefined },
): boolean {
  const without = withRelease(quarantined, release, Infinity);
  const hosts = [...new Set([...Object.keys(registry.hosts), '*'])].filter((host) =>
    isShown(ruleOf(registry, host)[1], release.area),
  );
  return hosts.every((host) => {
    const given = resolve(registry, { host, hostApi, quarantined: without }).find(({ name }) => name === release.area);
    return (
      given !== undefined &&
      given.build !== release.build &&
      !given.tooNew &&
      without[release.area]?.[given.build] === undefined
    );
  });
}
