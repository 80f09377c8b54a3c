import { DAY } from 'shared-contracts/values/time';
import type { ServiceIntervalInfo } from 'shared-contracts/fleet/vehicles';

/** Seconds after its creation during which a vehicle may be without its required services. */
export const RECORDING_GRACE = DAY;

/** `days`: the service interval. Times are unix seconds. */
type Service = { name: string; days: number; lastServiceAt: number | null };

/** Returns when a service is due again; null if it was never done. */
export const getDueAt = ({ lastServiceAt, days }: Omit<Service, 'name'>) =>
  lastServiceAt === null ? null : lastServiceAt + days * DAY;

export const isServiceExpired = (dueAt: number | null, now: number) => dueAt !== null && dueAt <= now;

/** A required service that was never recorded is overdue, although nobody knows since when. */
export const isUnrecorded = ({ isRequired, lastServiceAt }: { isRequired: boolean; lastServiceAt: number | null }) =>
  isRequired && lastServiceAt === null;

const formatDays = (days: number) => `${Math.abs(days)} day${Math.abs(days) === 1 ? '' : 's'}`;

function toText(name: string, days: number, isExpired: boolean) {
  if (days === 0) return isExpired ? `${name} expired today` : `${name} due within a day`;
  return isExpired ? `${name} expired ${formatDays(days)} ago` : `${name} due in ${formatDays(days)}`;
}

/** Describes the most urgent service of a vehicle. Days are rounded towards zero. */
export function getServiceInfo(services: readonly Service[], now: number): ServiceIntervalInfo {
  const dueServices = services
    .map((service) => ({ name: service.name, dueAt: getDueAt(service) }))
    .filter((service): service is { name: string; dueAt: number } => service.dueAt !== null);
  const [first] = dueServices.toSorted((a, b) => a.dueAt - b.dueAt || a.name.localeCompare(b.name, 'en'));
  if (!first) return { isExpired: false, text: 'No service due', dueAt: null, service: null, days: null };
  const isExpired = isServiceExpired(first.dueAt, now);
  const days = Math.trunc((first.dueAt - now) / DAY) + 0;
  return { isExpired, text: toText(first.name, days, isExpired), dueAt: first.dueAt, service: first.name, days };
}
