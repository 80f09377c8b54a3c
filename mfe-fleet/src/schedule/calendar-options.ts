import type { Calendar } from '@event-calendar/core';
import { getEntryKey } from './entry-style.ts';
import type { VehicleSchedule } from './schedule.api.ts';
import { hasLocaleDates } from './has-locale-dates.ts';
import type { View } from './span.rules.ts';
import type { VisibleSpan } from './use-span.ts';
import { getOffset, toWallTime, type DayClock } from './wall-time.rules.ts';

const LIBRARY_VIEWS = {
  day: 'resourceTimelineDay',
  week: 'resourceTimelineWeek',
  month: 'resourceTimelineMonth',
} as const satisfies Record<View, string>;
const hourFormat = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** Number of slots and their minimum width, px. */
const slotsByView: Record<View, { count: number; minWidth: number }> = {
  day: { count: 24, minWidth: 40 },
  week: { count: 28, minWidth: 30 },
  month: { count: 1, minWidth: 0 },
};
const SIDEBAR_WIDTH = 176;

const getSlotWidth = (view: View, width: number) =>
  Math.max(slotsByView[view].minWidth, Math.floor((width - SIDEBAR_WIDTH) / slotsByView[view].count));

export const fixedOptions: Calendar.Options = {
  firstDay: 1,
  height: 'auto',
  headerToolbar: { start: '', center: '', end: '' },
  nowIndicator: true,
  editable: false,
  eventStartEditable: false,
  eventDurationEditable: false,
  selectMinDistance: 4,
  views: {
    resourceTimelineDay: { slotDuration: '01:00', snapDuration: '00:30', slotLabelFormat: hourFormat },
    resourceTimelineWeek: {
      slotDuration: '06:00',
      snapDuration: '01:00',
      slotLabelInterval: '12:00',
      slotLabelFormat: hourFormat,
    },
    resourceTimelineMonth: { columnWidth: 'minmax(1.875rem, 1fr)' },
  },
};

const WEEKDAYS = { day: 'long', week: 'short', month: 'narrow' } as const;

/** Falls back to the day's number if the browser has no weekday names in the locale. */
const getDayHeaderFormat = (view: View, locale: string): Calendar.Options['dayHeaderFormat'] =>
  hasLocaleDates(locale) ? { weekday: WEEKDAYS[view], day: 'numeric' } : (date) => String(date.getDate());

type CalendarState = {
  schedules: readonly VehicleSchedule[];
  span: VisibleSpan;
  clock: DayClock;
  locale: string;
  width: number;
  now: number;
};

/** Returns the options that depend on state. A share without an end extends beyond the span. */
export const getOptions = ({ schedules, span, clock, locale, width, now }: CalendarState): Calendar.Options => ({
  view: LIBRARY_VIEWS[span.view],
  date: span.first,
  locale,
  dayHeaderFormat: getDayHeaderFormat(span.view, locale),
  timeZone: getOffset(now, clock),
  slotWidth: getSlotWidth(span.view, width),
  selectable: schedules.some(({ actions }) => actions.includes('plan')),
  resources: schedules.map(({ vehicle: { id } }) => ({ id, title: '' })),
  events: schedules.flatMap(({ vehicle: { id }, entries }) =>
    entries.map((entry) => ({
      id: getEntryKey(id, entry),
      resourceIds: [id],
      start: toWallTime(entry.fromAt, clock),
      end: toWallTime(entry.toAt ?? span.to + 1, clock),
      title: '',
      extendedProps: { kind: entry.kind },
    })),
  ),
});
