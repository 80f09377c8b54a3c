import { DateTime } from 'luxon';
import { localeOf, type Language } from 'shared-contracts/values/limits';
import { HOUR, MINUTE } from 'shared-contracts/values/time';
import type { TripStage } from 'shared-contracts/values/trips/trip-stages';
import { CALENDAR_TEXTS, type CalendarTexts } from './calendar-texts.ts';
import type { CalendarEvent } from './ical.rules.ts';

export type CalendarStop = {
  position: number;
  location: string;
  city: string | null;
  kind: 'pickup' | 'drop';
  number: string;
  plannedAt: number | null;
  windowFrom: number | null;
  windowTo: number | null;
};
export type CalendarTrip = {
  id: string;
  number: string;
  reference: string | null;
  revision: number;
  createdAt: number;
  stage: TripStage;
  pickAt: number;
  dropAt: number | null;
  vehicle: string | null;
  driver: string | null;
  stops: readonly CalendarStop[];
};
type Reader = { language: Language; timeZone: string; publicUrl: string };

const STATUSES: Partial<Record<TripStage, CalendarEvent['status']>> = {
  waitingForTrip: 'TENTATIVE',
  cancelled: 'CANCELLED',
};
/** Calendars hide events without a length. */
const SHORTEST = 15 * MINUTE;

/** Formats `08:00–09:30`, with the date if it differs from the trip's start. */
function formatSpan(stop: CalendarStop, trip: CalendarTrip, { language, timeZone }: Reader): string {
  const times = stop.plannedAt === null ? [stop.windowFrom, stop.windowTo] : [stop.plannedAt];
  const local = (at: number) => DateTime.fromSeconds(at, { zone: timeZone, locale: localeOf(language) });
  const [first, ...rest] = times.filter((at) => at !== null).map(local);
  if (!first) return '';
  const day = first.hasSame(local(trip.pickAt), 'day') ? '' : `${first.toFormat('d LLL')} `;
  return `${day}${[first, ...rest].map((time) => time.toFormat('HH:mm')).join('–')} `;
}

function toStopLines(trip: CalendarTrip, reader: Reader, texts: CalendarTexts): string[] {
  return [...Map.groupBy(trip.stops, ({ position, kind }) => `${position} ${kind}`).values()].flatMap((visits) => {
    const [stop] = visits;
    if (!stop) return [];
    const place = [stop.location, stop.city].filter(Boolean).join(', ');
    const orders = visits.map(({ number }) => number).join(', ');
    return [`${formatSpan(stop, trip, reader)}${texts[stop.kind]}: ${place} (${orders})`];
  });
}

const placesOf = (stops: readonly CalendarStop[]) => {
  const [first, last] = [stops[0]?.location, stops.at(-1)?.location];
  return first === last ? [first] : [first, last];
};

/** The event of a trip, in the language and time zone of its reader. */
export function toTripEvent(trip: CalendarTrip, reader: Reader): CalendarEvent {
  const texts = CALENDAR_TEXTS[reader.language];
  const { id, number, reference, vehicle, driver, stops, pickAt } = trip;
  const places = placesOf(stops).join(' – ');
  const title = texts.trip.replace('{number}', number);
  return {
    uid: `trip-${id}@consign`,
    changedAt: trip.createdAt,
    sequence: trip.revision,
    from: pickAt,
    to: trip.dropAt === null ? pickAt + HOUR : Math.max(trip.dropAt, pickAt + SHORTEST),
    summary: [title, places].filter(Boolean).join(' · '),
    location: stops[0] ? [stops[0].location, stops[0].city].filter(Boolean).join(', ') : '',
    description: [
      ...(vehicle === null ? [] : [`${texts.vehicle}: ${vehicle}`]),
      ...(driver === null ? [] : [`${texts.driver}: ${driver}`]),
      ...(reference === null || reference === '' ? [] : [reference]),
      ...toStopLines(trip, reader, texts),
    ].join('\n'),
    url: `${reader.publicUrl}/trips/${id}`,
    status: STATUSES[trip.stage] ?? 'CONFIRMED',
  };
}
