import type { Page } from 'shared-contracts/common';
import type { ContractTerms } from 'shared-contracts/finance/contract-terms';
import type { ContractDetails } from 'shared-contracts/finance/contracts';
import type { Contract } from 'shared-contracts/identity/partners';
import type { Order } from 'shared-contracts/orders/orders';
import type { Trip } from 'shared-contracts/trips/trips';
import { DAY } from 'shared-contracts/values/time';
import { type ApiFor, unwrap } from './api.ts';
import type { TestData } from './test-data.ts';

/** The demo's cargo owner. */
export const PAYER = 'Ceylon Harvest Exports';

/** Creates a contract of the demo's cargo owner that costs the same for every order, and confirms it as the carrier. */
export async function createFlatContract(apiFor: ApiFor, name: string, terms: Partial<ContractTerms>) {
  const [owner, dispatcher] = [await apiFor('owner'), await apiFor('dispatcher')];
  const { items } = await unwrap(owner.get<Page<Contract>>('/contracts?search=Island linehaul&limit=100'));
  const model = items.find((contract) => contract.name === 'Island linehaul');
  const { partner, terms: usual } = await unwrap(owner.get<ContractDetails>(`/contracts/${model?.id}`));
  const rates = { distanceRates: [], pointRates: [], distanceDiscounts: [], delays: {}, demurrage: null };
  const { id } = await unwrap(
    owner.post<ContractDetails>('/contracts', {
      name,
      partnerId: partner.id,
      startDate: Math.floor(Date.now() / 1_000) - 90 * DAY,
      terms: { ...usual, ...rates, ...terms },
    }),
  );
  await unwrap(dispatcher.patch(`/contracts/${id}/review`, { state: 'confirmed' }));
  return { name, partnerId: partner.id };
}

/** Creates orders and reports them as delivered, by telephone. */
export async function createDelivered(apiFor: ApiFor, testData: TestData, contract: string, count: number) {
  const dispatcher = await apiFor('dispatcher');
  const orders: Order[] = [];
  for (let n = 0; n < count; n += 1) orders.push(await testData.createOrder({ stage: 'validated', contract }));
  for (const { id } of orders) {
    await unwrap(dispatcher.post<Trip>('/trips', { orderIds: [id] }));
    const report = { stage: 'manuallyDelivered', reason: 'Told by telephone' };
    await unwrap(dispatcher.patch<Order>(`/orders/${id}/stage`, report));
  }
  return orders;
}
