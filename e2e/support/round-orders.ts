import type { Page } from 'shared-contracts/common';
import type { Contract } from 'shared-contracts/identity/partners';
import type { Order } from 'shared-contracts/orders/orders';
import { MINUTE } from 'shared-contracts/values/time';
import { type Api, unwrap } from './api.ts';

type NamedRecord = { id: string; name: string };
export type Round = {
  pickup: string;
  drop: string;
  vehicleTypes: readonly string[];
  cartons: number;
  /** Unix seconds. */
  pickupFrom: number;
  pickupTo: number;
  deliveryTo: number;
};

const BATCH = 10;

async function openList<T extends NamedRecord>(api: Api, path: string): Promise<(name: string) => T> {
  const { items } = await unwrap(api.get<Page<T>>(`${path}?limit=9999`));
  return (name) => {
    const match = items.find((item) => item.name === name);
    if (!match) throw new Error(`${path} doesn't contain ${name}`);
    return match;
  };
}

/** Creates validated orders of the demo's cargo owner, of an operation without approvers. */
export async function createRoundOrders(planner: Api, rounds: readonly Round[]): Promise<Order[]> {
  const contract = (await openList<Contract>(planner, '/contracts'))('Island linehaul');
  const operation = (await openList(planner, '/operations'))('Local distribution');
  const orderType = (await openList(planner, '/order-types'))('Local distribution');
  const cargo = (await openList(planner, '/cargos'))('Black tea, retail cartons');
  const findPlace = await openList(planner, '/locations');
  const findVehicleType = await openList(planner, '/vehicles/types');
  const create = async ({ pickup, drop, vehicleTypes, cartons, ...times }: Round): Promise<Order> => {
    const { id } = await unwrap(
      planner.post<Order>('/orders', {
        orderTypeId: orderType.id,
        partnerId: contract.partner.id,
        contractId: contract.id,
        operationId: operation.id,
        vehicleTypeIds: vehicleTypes.map((name) => findVehicleType(name).id),
        ...times,
        deliveryFrom: times.pickupTo + 15 * MINUTE,
        loadingMinutes: 15,
        unloadingMinutes: 15,
        cargoItems: [{ cargoId: cargo.id, quantity: cartons }],
        stops: [{ locationId: findPlace(pickup).id }, { locationId: findPlace(drop).id }],
      }),
    );
    return unwrap(planner.patch<Order>(`/orders/${id}/stage`, { stage: 'pendingValidation' }));
  };
  const orders: Order[] = [];
  for (let done = 0; done < rounds.length; done += BATCH)
    orders.push(...(await Promise.all(rounds.slice(done, done + BATCH).map(create))));
  return orders;
}
