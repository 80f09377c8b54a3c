import { useMemo } from 'react';
import { useDayConversion } from 'shared-ui/format';
import type { ListParams } from 'shared-ui/list';
import { getAdjacentDay, getSpan, isDay, VIEWS, type Span, type View } from './span.rules.ts';

export const DEFAULT_VIEW: View = 'week';

/** `from` and `to` are unix seconds, computed in the user's time zone; `to` is exclusive. */
export type VisibleSpan = Span & { view: View; from: number; to: number };
export type SpanNavigation = { span: VisibleSpan; moveBy: (steps: -1 | 1) => void; goToToday: () => void };

/** Stores the visible span in the URL. */
export function useSpan(list: ListParams): SpanNavigation {
  const { today, toStartOfDay } = useDayConversion();
  const view = VIEWS.find((option) => option === list.getValue('view')) ?? DEFAULT_VIEW;
  const requestedDay = list.getValue('day') ?? '';
  const day = isDay(requestedDay) ? requestedDay : today();
  const span = useMemo(() => {
    const { first, next } = getSpan(view, day);
    return { view, first, next, from: toStartOfDay(first), to: toStartOfDay(next) };
  }, [view, day, toStartOfDay]);
  return {
    span,
    moveBy: (steps) => list.setFilters({ day: getAdjacentDay(view, day, steps) }),
    goToToday: () => list.setFilters({ day: undefined }),
  };
}
