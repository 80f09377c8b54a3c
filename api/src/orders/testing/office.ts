import type { Order, OrderInput } from 'shared-contracts/orders';
import { given as builders } from '../../../demo/builders.ts';
import { TEST_NOW, type testApp } from '../../platform/testing/test-app.ts';

const HOUR = 3_600;

/** A cargo owner with a planner, two approvers, a partner with a contract, and an order that can be submitted. */
export async function openOffice(portal: ReturnType<typeof testApp>) {
  const given = builders(portal.db, TEST_NOW);
  const { id: organizationId } = await given.organization();
  const partner = await given.organization({ type: '3pl' });
  await given.partnership({ organizationId, partnerId: partner.id });
  const planner = await given.user({
    organizationId,
    rules: 'planner',
    contact: { firstName: 'Pia', lastName: 'Planner' },
  });
  const first = await given.user({
    organizationId,
    rules: 'approver',
    contact: { firstName: 'Ann', lastName: 'First' },
  });
  const second = await given.user({
    organizationId,
    rules: 'approver',
    contact: { firstName: 'Bob', lastName: 'Second' },
  });
  const operation = await given.operation({
    organizationId,
    approver1Id: first.contactId,
    approver2Id: second.contactId,
  });
  const contract = await given.contract({ organizationId, partnerId: partner.id });
  const port = await given.location({ organizationId, name: 'Port', latitude: 6.95, longitude: 79.84 });
  const kandy = await given.location({ organizationId, name: 'Kandy', latitude: 7.29, longitude: 80.63 });
  const cargo = await given.cargo({ organizationId });
  const orderType = await given.orderType({ organizationId });
  const vehicleType = await given.vehicleType();

  const input: OrderInput = {
    reference: 'PO 4711',
    orderTypeId: orderType.id,
    partnerId: partner.id,
    contractId: contract.id,
    operationId: operation.id,
    vehicleTypeIds: [vehicleType.id],
    isFlexible: true,
    isBackhaul: false,
    notificationContactIds: [],
    description: null,
    pickupFrom: TEST_NOW + HOUR,
    pickupTo: TEST_NOW + 2 * HOUR,
    deliveryFrom: TEST_NOW + 5 * HOUR,
    deliveryTo: TEST_NOW + 6 * HOUR,
    cutoffOption: 'none',
    cutoffFrom: null,
    cutoffTo: null,
    loadingMinutes: 30,
    unloadingMinutes: 45,
    cargoItems: [{ packNumber: 'P1', cargoId: cargo.id, quantity: 3 }],
    stops: [
      { locationId: port.id, contactId: null },
      { locationId: kandy.id, contactId: null },
    ],
  };
  const save = async (changes: Partial<OrderInput> = {}): Promise<Order> =>
    (await portal.as(planner).post('/orders', { ...input, ...changes })).json();
  const submit = (id: string, as = planner) =>
    portal.as(as).patch(`/orders/${id}/stage`, { stage: 'pendingValidation' });
  const submitted = async (changes: Partial<OrderInput> = {}): Promise<Order> =>
    (await submit((await save(changes)).id)).json();
  return {
    given,
    organizationId,
    partner,
    planner,
    first,
    second,
    operation,
    contract,
    port,
    kandy,
    cargo,
    orderType,
    vehicleType,
    input,
    save,
    submit,
    submitted,
  };
}
