import type { PlanComparison } from 'shared-contracts/trips/plans/plan-comparison';
import type { PlanRow } from 'shared-contracts/trips/plans/plans';
import type { Db } from '../../../platform/database/database.ts';
import { loadTotals } from '../view/load-totals.ts';
import { loadPlanView } from '../view/load-plan-view.ts';
import { compareOrders } from './compare-plans.rules.ts';

type Compared = { plan: PlanRow; organizationId: string };

async function load(db: Db, { plan, organizationId }: Compared, now: number) {
  const viewed = { ...plan, organizationId };
  const view = await loadPlanView(db, viewed, now);
  return {
    head: { id: plan.id, name: plan.name, totals: await loadTotals(db, viewed, view.trips) },
    trips: view.trips,
    numbers: new Map([...view.orders].map(([id, { number }]) => [id, number])),
    vehicles: new Map([...view.vehicles].map(([id, { registrationPlate }]) => [id, registrationPlate])),
    drivers: new Map([...view.drivers].map(([id, { name }]) => [id, name])),
    types: new Map(view.types.map(({ id, name }) => [id, name])),
  };
}

export async function comparePlans(db: Db, plan: Compared, other: Compared, now: number): Promise<PlanComparison> {
  const [a, b] = [await load(db, plan, now), await load(db, other, now)];
  return { plan: a.head, other: b.head, orders: compareOrders(a, b) };
}
