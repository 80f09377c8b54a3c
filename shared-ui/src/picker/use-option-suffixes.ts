import { useQueries } from '@tanstack/react-query';
import { useFormatMessage } from '../base/message.ts';
import type { OptionSource } from '../data/option-source.ts';

const STALE_MS = 30_000;

/** Returns the suffix of an option once its query has returned true: `WP LK-4521 · GPS Fault`. */
export function useOptionSuffixes(
  { suffix }: Pick<OptionSource<never>, 'suffix'>,
  values: readonly string[],
): (value: string) => string | undefined {
  const formatMessage = useFormatMessage();
  const uniqueValues = [...new Set(values)];
  const results = useQueries({
    queries: suffix ? uniqueValues.map((value) => ({ ...suffix.query(value), staleTime: STALE_MS })) : [],
  });
  const valuesWithSuffix = new Set(uniqueValues.filter((_, index) => results[index]?.data === true));
  return (value) => (suffix && valuesWithSuffix.has(value) ? formatMessage(suffix.message) : undefined);
}

export const withSuffix = (name: string, suffix: string | undefined) => (name && suffix ? `${name} · ${suffix}` : name);
