import type { Page } from 'shared-contracts/common';
import type { Contract, Location, Operation } from 'shared-contracts/identity/partners';
import type { Order } from 'shared-contracts/orders/orders';
import { HOUR } from 'shared-contracts/values/time';
import { type Api, createApi, unwrap } from './api.ts';
import { createTestUsers } from './test-users.ts';
import type { Portal } from './portal.ts';

type Stage = 'saved' | 'pendingValidation' | 'pending2ndValidation' | 'validated' | 'rejected';
type NamedRecord = { id: string; name: string };

const findByName = async <T extends NamedRecord>(api: Api, path: string, name: string): Promise<T> => {
  const { items } = await unwrap(api.get<Page<T>>(path));
  const match = items.find((item) => item.name === name);
  if (!match) throw new Error(`${path} doesn't contain ${name}`);
  return match;
};

type NewOrder = { reference: string; contractName: string; pickupFrom: number };

async function createSavedOrder(planner: Api, { reference, contractName, pickupFrom }: NewOrder): Promise<Order> {
  const contract = await findByName<Contract>(planner, '/contracts?limit=9999', contractName);
  const operation = await findByName<Operation>(planner, '/operations?limit=9999', 'Tea export');
  const orderType = await findByName<NamedRecord>(planner, '/order-types?limit=9999', 'Export');
  const cargo = await findByName<NamedRecord>(planner, '/cargos?limit=9999', 'Black tea, paper sack');
  const pickup = await findByName<Location>(planner, '/locations?limit=9999', 'Hatton tea factory');
  const drop = await findByName<Location>(planner, '/locations?limit=9999', 'Port of Colombo, export gate');
  return unwrap(
    planner.post<Order>('/orders', {
      reference,
      orderTypeId: orderType.id,
      partnerId: contract.partner.id,
      contractId: contract.id,
      operationId: operation.id,
      pickupFrom,
      pickupTo: pickupFrom + 2 * HOUR,
      deliveryFrom: pickupFrom + 6 * HOUR,
      deliveryTo: pickupFrom + 10 * HOUR,
      cargoItems: [{ cargoId: cargo.id, quantity: 60 }],
      stops: [{ locationId: pickup.id }, { locationId: drop.id }],
    }),
  );
}

/** Actions of demo users that bring a saved order to the stage. */
const STEPS_BY_STAGE: Record<Stage, [login: string, step: (api: Api, id: string) => Promise<unknown>][]> = {
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
  return unwrap(api.patch(`/orders/${id}/stage`, { stage: 'pendingValidation' }));
}
function approve(api: Api, id: string) {
  return unwrap(api.patch(`/orders/${id}/approve`, {}));
}
function reject(api: Api, id: string) {
  return unwrap(api.patch(`/orders/${id}/approve`, { rejectReason: 'The window clashes with the stock count' }));
}

/** Creates records through the API, like users do. */
export const createTestData = (portal: Portal) => {
  let count = 0;
  return {
    ...createTestUsers(portal),
    /** @param inHours when its pickup starts, counted from the next full hour */
    createOrder: async ({
      stage = 'saved',
      contract: contractName = 'Island linehaul',
      inHours = 24,
    }: { stage?: Stage; contract?: string; inHours?: number } = {}): Promise<Order> => {
      count += 1;
      const planner = await createApi(portal, 'planner');
      const reference = `E2E-${Date.now().toString(36)}-${count}`.toUpperCase();
      const pickupFrom = (Math.ceil(portal.now() / HOUR) + inHours) * HOUR;
      const { id } = await createSavedOrder(planner, { reference, contractName, pickupFrom });
      for (const [login, step] of STEPS_BY_STAGE[stage]) await step(await createApi(portal, login), id);
      return unwrap(planner.get<Order>(`/orders/${id}`));
    },
  };
};

export type TestData = ReturnType<typeof createTestData>;
