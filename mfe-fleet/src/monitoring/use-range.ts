import { useMemo } from 'react';
import { useDays } from 'shared-ui/format';
import { useListParams } from 'shared-ui/list';
import { RANGES, spanOf, type Range, type Span } from './range.rules.ts';

/** The time whose track is looked at; it stands in the address. */
export function useRange(): { range: Range; span: Span | null } {
  const { valueOf } = useListParams();
  const { today, startOf } = useDays();
  const range = RANGES.find((known) => known === valueOf('range')) ?? 'live';
  const [from, to, day] = [Number(valueOf('from')), Number(valueOf('to')), today()];
  return useMemo(
    () => ({ range, span: spanOf(range, { from, to }, { today: day, startOf }) }),
    [range, from, to, day, startOf],
  );
}
