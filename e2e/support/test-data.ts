import type { Page } from 'shared-contracts/common';
import type { Contract, Location, Operation } from 'shared-contracts/network';
import type { Order } from 'shared-contracts/orders';
import { type Api, apiAs, done } from './api.ts';
import { peopleIn } from './people.ts';
import type { Portal } from './portal.ts';

type Stage = 'saved' | 'pendingValidation' | 'pending2ndValidation' | 'validated' | 'rejected';
type Named = { id: string; name: string };

const HOUR = 3_600;
const named = async <T extends Named>(api: Api, path: string, name: string): Promise<T> => {
  const { items } = await done(api.get<Page<T>>(path));
  const found = items.find((item) => item.name === name);
  if (!found) throw new Error(`${path} has no ${name}`);
  return found;
};

async function saved(planner: Api, reference: string): Promise<Order> {
  const contract = await named<Contract>(planner, '/contracts?limit=9999', 'Island linehaul');
  const operation = await named<Operation>(planner, '/operations?limit=9999', 'Tea export');
  const orderType = await named<Named>(planner, '/order-types?limit=9999', 'Export');
  const cargo = await named<Named>(planner, '/cargos?limit=9999', 'Black tea, paper sack');
  const from = await named<Location>(planner, '/locations?limit=9999', 'Hatton tea factory');
  const to = await named<Location>(planner, '/locations?limit=9999', 'Port of Colombo, export gate');
  const tomorrow = Math.ceil(Date.now() / 1_000 / HOUR) * HOUR + 24 * HOUR;
  return done(
    planner.post<Order>('/orders', {
      reference,
      orderTypeId: orderType.id,
      partnerId: contract.partner.id,
      contractId: contract.id,
      operationId: operation.id,
      pickupFrom: tomorrow,
      pickupTo: tomorrow + 2 * HOUR,
      deliveryFrom: tomorrow + 6 * HOUR,
      deliveryTo: tomorrow + 10 * HOUR,
      cargoItems: [{ cargoId: cargo.id, quantity: 60 }],
      stops: [{ locationId: from.id }, { locationId: to.id }],
    }),
  );
}

/** What people do to an order of the demo's cargo owner until it is at the stage. */
const WAY: Record<Stage, [login: string, act: (api: Api, id: string) => Promise<unknown>][]> = {
  saved: [],
  pendingValidation: [['planner', submit]],
  pending2ndValidation: [
    ['planner', submit],
    ['approver1', approve],
  ],
  validated: [
    ['planner', submit],
    ['approver1', approve],
    ['approver2', approve],
  ],
  rejected: [
    ['planner', submit],
    ['approver1', reject],
  ],
};

function submit(api: Api, id: string) {
  return done(api.patch(`/orders/${id}/stage`, { stage: 'pendingValidation' }));
}
function approve(api: Api, id: string) {
  return done(api.patch(`/orders/${id}/approve`, {}));
}
function reject(api: Api, id: string) {
  return done(api.patch(`/orders/${id}/approve`, { rejectReason: 'The window clashes with the stock count' }));
}

/** Records made through the calls, as people would. */
export const givenIn = (portal: Portal) => {
  let n = 0;
  return {
    ...peopleIn(portal),
    order: async ({ stage = 'saved' }: { stage?: Stage } = {}): Promise<Order> => {
      n += 1;
      const planner = await apiAs(portal, 'planner');
      const { id } = await saved(planner, `E2E-${Date.now().toString(36)}-${n}`.toUpperCase());
      for (const [login, act] of WAY[stage]) await act(await apiAs(portal, login), id);
      return done(planner.get<Order>(`/orders/${id}`));
    },
  };
};
