import { useQueries } from '@tanstack/react-query';
import { useSay } from '../base/words.ts';
import type { Source } from './source.ts';

const FRESH_MS = 30_000;

/** What stands behind the names of these choices, as far as it is known: `WP LK-4521 · GPS Fault`. */
export function useSuffixes(
  { suffix }: Pick<Source<never>, 'suffix'>,
  values: readonly string[],
): (value: string) => string | undefined {
  const say = useSay();
  const asked = useQueries({
    queries: suffix ? [...new Set(values)].map((value) => ({ ...suffix.isDue(value), staleTime: FRESH_MS })) : [],
  });
  const due = new Set([...new Set(values)].filter((_, index) => asked[index]?.data === true));
  return (value) => (suffix && due.has(value) ? say(suffix.words) : undefined);
}

export const withSuffix = (name: string, suffix: string | undefined) => (name && suffix ? `${name} · ${suffix}` : name);
