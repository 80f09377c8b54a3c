import { useEffect, useMemo } from 'react';
import { useDayConversion } from 'shared-ui/format';
import { useListParams } from 'shared-ui/list';
import { getSpan, RANGES, type TimeSpan, type TrackRange } from './range.rules.ts';

/** Reads the track's range and time span from the URL. */
export function useRange(): { range: TrackRange; span: TimeSpan | null } {
  const { getValue, setFilters } = useListParams();
  const { today, toStartOfDay } = useDayConversion();
  const range = RANGES.find((option) => option === getValue('range')) ?? 'live';
  const isLinkWithSpan = !getValue('range') && Boolean(getValue('from')) && Boolean(getValue('to'));
  // A link may name only the vehicle and the span. Once, because choosing "live" leaves the span in the URL.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => void (isLinkWithSpan && setFilters({ range: 'custom' })), []);
  const [from, to, day] = [Number(getValue('from')), Number(getValue('to')), today()];
  return useMemo(
    () => ({ range, span: getSpan(range, { from, to }, { today: day, toStartOfDay }) }),
    [range, from, to, day, toStartOfDay],
  );
}
