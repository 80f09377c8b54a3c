import { useMemo } from 'react';
import { useDays } from 'shared-ui/format';
import type { ListParams } from 'shared-ui/list';
import { isDay, moved, spanOf, VIEWS, type Span, type View } from './span.rules.ts';

export const USUAL: View = 'week';

/** `from` and `to` are unix seconds in the user's time zone; `to` is the first one after. */
export type ShownSpan = Span & { view: View; from: number; to: number };
export type SpanMoves = { shown: ShownSpan; move: (by: -1 | 1) => void; goToday: () => void };

/** The time that is looked at; it stands in the address. */
export function useSpan(list: ListParams): SpanMoves {
  const days = useDays();
  const view = VIEWS.find((known) => known === list.valueOf('view')) ?? USUAL;
  const wanted = list.valueOf('day') ?? '';
  const day = isDay(wanted) ? wanted : days.today();
  const shown = useMemo(() => {
    const { first, next } = spanOf(view, day);
    return { view, first, next, from: days.startOf(first), to: days.startOf(next) };
  }, [view, day, days]);
  return {
    shown,
    move: (by) => list.filter({ day: moved(view, day, by) }),
    goToday: () => list.filter({ day: undefined }),
  };
}
