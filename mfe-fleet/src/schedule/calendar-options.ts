import type { Calendar } from '@event-calendar/core';
import { keyOf } from './entry-looks.ts';
import type { VehicleSchedule } from './schedule.api.ts';
import { hasDates } from './has-dates.ts';
import type { View } from './span.rules.ts';
import type { ShownSpan } from './use-span.ts';
import { offsetAt, wallTime, type Days } from './wall-time.rules.ts';

const VIEW_NAMES = {
  day: 'resourceTimelineDay',
  week: 'resourceTimelineWeek',
  month: 'resourceTimelineMonth',
} as const satisfies Record<View, string>;
const HOURS = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** Columns of a day and of a week, and the least they need, px. */
const SLOTS: Record<View, { count: number; least: number }> = {
  day: { count: 24, least: 40 },
  week: { count: 28, least: 30 },
  month: { count: 1, least: 0 },
};
const SIDEBAR_PX = 176;

/** As wide as there is room. */
const slotWidth = (view: View, width: number) =>
  Math.max(SLOTS[view].least, Math.floor((width - SIDEBAR_PX) / SLOTS[view].count));

/** What never changes. */
export const FIXED: Calendar.Options = {
  firstDay: 1,
  height: 'auto',
  headerToolbar: { start: '', center: '', end: '' },
  nowIndicator: true,
  editable: false,
  eventStartEditable: false,
  eventDurationEditable: false,
  selectMinDistance: 4,
  views: {
    resourceTimelineDay: { slotDuration: '01:00', snapDuration: '00:30', slotLabelFormat: HOURS },
    resourceTimelineWeek: {
      slotDuration: '06:00',
      snapDuration: '01:00',
      slotLabelInterval: '12:00',
      slotLabelFormat: HOURS,
    },
    resourceTimelineMonth: { columnWidth: 'minmax(1.875rem, 1fr)' },
  },
};

const WEEKDAYS = { day: 'long', week: 'short', month: 'narrow' } as const;

/** Some browsers have no weekdays in the person's language: then the number alone. */
const headOf = (view: View, locale: string): Calendar.Options['dayHeaderFormat'] =>
  hasDates(locale) ? { weekday: WEEKDAYS[view], day: 'numeric' } : (date) => String(date.getDate());

type Shown = {
  rows: readonly VehicleSchedule[];
  span: ShownSpan;
  days: Days;
  locale: string;
  width: number;
  now: number;
};

/** What changes with what is shown. A share without an end goes on beyond it. */
export const optionsOf = ({ rows, span, days, locale, width, now }: Shown): Calendar.Options => ({
  view: VIEW_NAMES[span.view],
  date: span.first,
  locale,
  dayHeaderFormat: headOf(span.view, locale),
  timeZone: offsetAt(now, days),
  slotWidth: slotWidth(span.view, width),
  selectable: rows.some(({ actions }) => actions.includes('plan')),
  resources: rows.map(({ vehicle: { id } }) => ({ id, title: '' })),
  events: rows.flatMap(({ vehicle: { id }, entries }) =>
    entries.map((entry) => ({
      id: keyOf(id, entry),
      resourceIds: [id],
      start: wallTime(entry.fromAt, days),
      end: wallTime(entry.toAt ?? span.to + 1, days),
      title: '',
      extendedProps: { kind: entry.kind },
    })),
  ),
});
