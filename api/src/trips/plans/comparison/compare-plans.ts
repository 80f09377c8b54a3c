import type { PlanComparison } from 'shared-contracts/trips/plans/plan-comparison';
import type { PlanRow } from 'shared-contracts/trips/plans/plans';
import type { Routing } from '../../../network/public.ts';
import type { Db } from '../../../platform/database/database.ts';
import { loadTotals } from '../view/load-totals.ts';
import { loadPlanView } from '../view/load-plan-view.ts';
import { compareOrders } from './compare-plans.rules.ts';

type Compared = { plan: PlanRow; organizationId: string };

type CompareServices = { db: Db; now: () => number; routing: Routing };

async function load({ db, now, routing }: CompareServices, { plan, organizationId }: Compared) {
  const viewed = { ...plan, organizationId };
  const view = await loadPlanView(db, viewed, now(), { routing });
  return {
    head: { id: plan.id, name: plan.name, totals: await loadTotals(db, viewed, view.trips) },
    trips: view.trips,
    orders: view.orders,
    vehicles: new Map([...view.vehicles].map(([id, { registrationPlate }]) => [id, registrationPlate])),
    drivers: new Map([...view.drivers].map(([id, { name }]) => [id, name])),
    types: new Map(view.types.map(({ id, name }) => [id, name])),
  };
}

export async function comparePlans(
  services: CompareServices,
  plan: Compared,
  other: Compared,
): Promise<PlanComparison> {
  const [a, b] = [await load(services, plan), await load(services, other)];
  return { plan: a.head, other: b.head, orders: compareOrders(a, b) };
}
