import { compareCold } from './federation/cold-load.ts';
import { compareNavigation } from './federation/navigation.ts';
import { compareReleases } from './federation/releases.ts';
import { within } from '../lib/within.ts';

type Part = () => Promise<{ figures: Record<string, number>; limits: Record<string, number> }>;

/** Each part can be run alone. */
export const PARTS = { cold: compareCold, navigation: compareNavigation, releases: compareReleases } satisfies Record<
  string,
  Part
>;
type Name = keyof typeof PARTS;

/** The federated portal against the same code as one bundle, on a slow phone. */
export default async (names: readonly string[] = []) => {
  const chosen = (Object.keys(PARTS) as Name[]).filter((name) => names.length === 0 || names.includes(name));
  const figures: Record<string, number> = {};
  const limits: Record<string, number> = {};
  for (const name of chosen) {
    const part = await PARTS[name]();
    console.log(JSON.stringify({ part: name, ...part }));
    Object.assign(figures, part.figures);
    Object.assign(limits, part.limits);
  }
  return { holds: within(figures, limits), figures, limits };
};
