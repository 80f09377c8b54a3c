import type { ServiceIntervalInfo } from 'shared-contracts/vehicles';

const DAY = 86_400;

/** `days`: how long it lasts. Times are unix seconds. */
type Service = { name: string; days: number; lastServiceAt: number | null };

/** When a service is due again; null: it was never done. */
export const dueAtOf = ({ lastServiceAt, days }: Omit<Service, 'name'>) =>
  lastServiceAt === null ? null : lastServiceAt + days * DAY;

export const isExpiredAt = (dueAt: number | null, now: number) => dueAt !== null && dueAt <= now;

const inDays = (days: number) => `${Math.abs(days)} day${Math.abs(days) === 1 ? '' : 's'}`;

function inWords(name: string, days: number, isExpired: boolean) {
  if (days === 0) return isExpired ? `${name} expired today` : `${name} due within a day`;
  return isExpired ? `${name} expired ${inDays(days)} ago` : `${name} due in ${inDays(days)}`;
}

/** What a vehicle needs next: the service that is due first, or has been for longest. Whole days, towards now. */
export function serviceInfoOf(services: readonly Service[], now: number): ServiceIntervalInfo {
  const due = services
    .map((service) => ({ name: service.name, dueAt: dueAtOf(service) }))
    .filter((service): service is { name: string; dueAt: number } => service.dueAt !== null);
  const [first] = due.toSorted((one, other) => one.dueAt - other.dueAt || one.name.localeCompare(other.name, 'en'));
  if (!first) return { isExpired: false, text: 'No service due', dueAt: null, service: null, days: null };
  const isExpired = isExpiredAt(first.dueAt, now);
  const days = Math.trunc((first.dueAt - now) / DAY) + 0;
  return { isExpired, text: inWords(first.name, days, isExpired), dueAt: first.dueAt, service: first.name, days };
}
