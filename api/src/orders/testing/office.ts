import type { Order, OrderInput } from 'shared-contracts/orders/orders';
import { createBuilders } from '../../../demo/builders.ts';
import { HOUR } from 'shared-contracts/values/time';
import { TEST_NOW, type testApp } from '../../platform/testing/test-app.ts';

/** Creates a cargo owner with a planner, two approvers, a partner, a contract and the input of a submittable order. */
export async function openOffice(portal: ReturnType<typeof testApp>) {
  const build = createBuilders(portal.db, TEST_NOW);
  const { id: organizationId } = await build.organization();
  const partner = await build.organization({ type: '3pl' });
  await build.partnership({ organizationId, partnerId: partner.id });
  const planner = await build.user({
    organizationId,
    rules: 'planner',
    contact: { firstName: 'Pia', lastName: 'Planner' },
  });
  const first = await build.user({
    organizationId,
    rules: 'approver',
    contact: { firstName: 'Ann', lastName: 'First' },
  });
  const second = await build.user({
    organizationId,
    rules: 'approver',
    contact: { firstName: 'Bob', lastName: 'Second' },
  });
  const operation = await build.operation({
    organizationId,
    approver1Id: first.contactId,
    approver2Id: second.contactId,
  });
  const contract = await build.contract({ organizationId, partnerId: partner.id });
  const port = await build.location({ organizationId, name: 'Port', latitude: 6.95, longitude: 79.84 });
  const kandy = await build.location({ organizationId, name: 'Kandy', latitude: 7.29, longitude: 80.63 });
  const cargo = await build.cargo({ organizationId });
  const orderType = await build.orderType({ organizationId });
  const vehicleType = await build.vehicleType();

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
    build,
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
