import type { ServiceIntervalInfo } from 'shared-contracts/fleet/vehicle-services';
import type { ServiceMeasure } from 'shared-contracts/values/fleet/vehicles';
import { DAY } from 'shared-contracts/values/time';

/** Seconds after its creation during which a vehicle may be without its required services. */
export const RECORDING_GRACE = DAY;
/** With less use since the last service, the next one can't be extrapolated. Kilometres or hours. */
export const MIN_USE = 1;

/**
 * A service with its intervals, the readings when it was last done, and the current ones. Times are unix seconds;
 * kilometres and hours are null if they aren't counted or unknown.
 */
export type ServiceRecord = {
  days: number;
  km: number | null;
  hours: number | null;
  lastServiceAt: number | null;
  odometer: number | null;
  engineHours: number | null;
  currentOdometer: number | null;
  currentHours: number | null;
};

/** `left`: days, kilometres or hours, negative when overdue. `at`: estimated for kilometres and hours. */
export type ServiceDue = { by: ServiceMeasure; left: number; at: number };

type Meter = { interval: number | null; last: number | null; current: number | null };

/** Extrapolates the use since the last service. The SQL of `service-dues.store.ts` computes the same time. */
function getMeterDue(by: ServiceMeasure, { interval, last, current }: Meter, lastAt: number, now: number) {
  if (interval === null || last === null || current === null || current - last < MIN_USE) return null;
  const used = current - last;
  const at = lastAt + Math.trunc((interval * Math.max(now - lastAt, DAY)) / used);
  return { by, left: Math.trunc(interval - used) + 0, at: used >= interval ? Math.min(at, now) : at };
}

/** The limit that makes a service due first; null if it was never done. */
export function getServiceDue(service: ServiceRecord, now: number): ServiceDue | null {
  const { days, km, hours, lastServiceAt, odometer, engineHours, currentOdometer, currentHours } = service;
  if (lastServiceAt === null) return null;
  const at = lastServiceAt + days * DAY;
  const dues = [
    { by: 'days' as const, left: Math.trunc((at - now) / DAY) + 0, at },
    getMeterDue('km', { interval: km, last: odometer, current: currentOdometer }, lastServiceAt, now),
    getMeterDue('hours', { interval: hours, last: engineHours, current: currentHours }, lastServiceAt, now),
  ];
  const [first = null] = dues.filter((due) => due !== null).toSorted((a, b) => a.at - b.at);
  return first;
}

export const isServiceExpired = (due: Pick<ServiceDue, 'at'> | null, now: number) => due !== null && due.at <= now;

/** A required service that was never recorded is overdue, although nobody knows since when. */
export const isUnrecorded = ({ isRequired, lastServiceAt }: { isRequired: boolean; lastServiceAt: number | null }) =>
  isRequired && lastServiceAt === null;

const UNITS: Readonly<Record<ServiceMeasure, (count: number) => string>> = {
  days: (count) => (count === 1 ? 'day' : 'days'),
  km: () => 'km',
  hours: () => 'h',
};

function toText(name: string, { by, left }: ServiceDue, isExpired: boolean) {
  const count = Math.abs(left);
  const amount = `${count} ${UNITS[by](count)}`;
  if (by !== 'days') return isExpired ? `${name} overdue by ${amount}` : `${name} due in ${amount}`;
  if (count === 0) return isExpired ? `${name} expired today` : `${name} due within a day`;
  return isExpired ? `${name} expired ${amount} ago` : `${name} due in ${amount}`;
}

const NO_SERVICE: ServiceIntervalInfo = {
  isExpired: false,
  text: 'No service due',
  dueAt: null,
  service: null,
  days: null,
  by: null,
  left: null,
};

/** Describes the most urgent service of a vehicle. Days, kilometres and hours are rounded towards zero. */
export function getServiceInfo(services: readonly (ServiceRecord & { name: string })[], now: number) {
  const dues = services.flatMap((service) => {
    const due = getServiceDue(service, now);
    return due ? [{ name: service.name, due }] : [];
  });
  const [first] = dues.toSorted((a, b) => a.due.at - b.due.at || a.name.localeCompare(b.name, 'en'));
  if (!first) return NO_SERVICE;
  const { name, due } = first;
  const isExpired = isServiceExpired(due, now);
  return {
    isExpired,
    text: toText(name, due, isExpired),
    dueAt: due.at,
    service: name,
    days: Math.trunc((due.at - now) / DAY) + 0,
    by: due.by,
    left: due.left,
  };
}

type Recorded = { at: number; odometer?: number | null | undefined; engineHours?: number | null | undefined };

/**
 * The readings when a service was done: as entered, or else the current ones if it was done within a day.
 * @param current readings
 */
export function toServiceReadings(
  { at, odometer, engineHours }: Recorded,
  current: { odometer: number | null; engineHours: number | null },
  now: number,
) {
  const readings = now - at < DAY ? current : { odometer: null, engineHours: null };
  return {
    odometer: odometer === undefined ? readings.odometer : odometer,
    engineHours: engineHours === undefined ? readings.engineHours : engineHours,
  };
}
