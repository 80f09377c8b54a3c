import { DAY } from 'shared-contracts/values/time';
import { findPoorVital, POOR_VITALS_DAYS, type PoorVital } from './poor-vitals.rules.ts';
import type { VitalCount } from './vitals.rules.ts';

type Release = { area: string; build: string };
type Lifted = Release & { liftedAt: number | null };
type Judged = {
  at: number;
  /** The last time that a quarantine of a release was lifted: views up to the end of that day don't count again. */
  lifted: readonly Lifted[];
  /** The builds that would be shown instead; undefined where there is none. */
  listReplacements: (release: Release) => readonly (string | undefined)[];
};

const toKey = ({ area, build }: Release) => `${area} ${build}`;

/** Finds the releases with a poor web vital, the one with the most poor views first. */
export function findPoorReleases(
  counts: readonly VitalCount[],
  { at, lifted, listReplacements }: Judged,
): (Release & PoorVital)[] {
  const today = Math.floor(at / DAY);
  const liftedOn = new Map(lifted.map((release) => [toKey(release), Math.floor((release.liftedAt ?? 0) / DAY)]));
  const countsByRelease = Map.groupBy(counts, toKey);
  const poor = [...countsByRelease.values()].flatMap((ofRelease) => {
    const { area = '', build = '' } = ofRelease[0] ?? {};
    const after = Math.max(today - POOR_VITALS_DAYS, liftedOn.get(toKey({ area, build })) ?? 0);
    const recent = ofRelease.filter(({ day }) => day > after);
    const replacements = recent.length > 0 ? listReplacements({ area, build }) : [undefined];
    if (replacements.includes(undefined)) return [];
    const found = findPoorVital(
      recent,
      [...new Set(replacements)].map((other) => countsByRelease.get(toKey({ area, build: other ?? '' })) ?? []),
    );
    return found ? [{ area, build, ...found }] : [];
  });
  return poor.toSorted((a, b) => b.poor - a.poor);
}
