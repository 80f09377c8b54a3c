type UserUsage = Record<'orders' | 'approvals' | 'trips' | 'drivers' | 'entries', number>;

const pluralize = (count: number, singular: string, plural: string) => `${count} ${count === 1 ? singular : plural}`;

/** Listed in this order. */
const USAGE_TEXTS: Record<keyof UserUsage, (count: number) => string> = {
  orders: (count) => `created ${pluralize(count, 'order', 'orders')}`,
  approvals: (count) => `gave ${pluralize(count, 'approval', 'approvals')}`,
  trips: (count) => `created ${pluralize(count, 'trip', 'trips')}`,
  drivers: () => 'is a driver',
  entries: (count) => `has ${pluralize(count, 'timeline entry', 'timeline entries')}`,
};

/** Explains why a user cannot be deleted; null when they can. */
export function usageMessage(usage: UserUsage): string | null {
  const reasons = (Object.keys(USAGE_TEXTS) as (keyof UserUsage)[])
    .filter((name) => usage[name] > 0)
    .map((name) => USAGE_TEXTS[name](usage[name]));
  return reasons.length > 0 ? `Cannot be deleted: ${reasons.join(', ')}. Block the user instead` : null;
}
