type Uses = Record<'orders' | 'approvals' | 'trips' | 'drivers' | 'entries', number>;

const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

/** How each use reads in a sentence, in this order. */
const TOLD: Record<keyof Uses, (count: number) => string> = {
  orders: (count) => `created ${many(count, 'order', 'orders')}`,
  approvals: (count) => `gave ${many(count, 'approval', 'approvals')}`,
  trips: (count) => `created ${many(count, 'trip', 'trips')}`,
  drivers: () => 'is a driver',
  entries: (count) => `stands in ${many(count, 'timeline entry', 'timeline entries')}`,
};

/** Why a user is not deleted, as a sentence with a way out; null: nothing hangs on them. */
export function whyKept(uses: Uses): string | null {
  const reasons = (Object.keys(TOLD) as (keyof Uses)[])
    .filter((name) => uses[name] > 0)
    .map((name) => TOLD[name](uses[name]));
  return reasons.length > 0 ? `Cannot be deleted: ${reasons.join(', ')}. Block the user instead` : null;
}
