import type { OrderInput } from 'shared-contracts/orders/orders';
import { createBuilders } from '../../../api/demo/builders.ts';
import type { Db } from '../../../api/src/platform/database/database.ts';

const HOUR = 3_600;

/** Users by login, and an order that can be submitted. */
export type Office = { planners: readonly string[]; first: string; second: string; input: OrderInput };

/** A cargo owner with two planners, an operation with two approvers, and everything an order refers to. */
export async function addOffice(db: Db, now: number, number: number): Promise<Office> {
  const build = createBuilders(db, now, `office ${number}`);
  const { id: organizationId } = await build.organization();
  const partner = await build.organization({ type: '3pl' });
  await build.partnership({ organizationId, partnerId: partner.id });
  const person = (name: string, rules: 'planner' | 'approver') =>
    build.user({ organizationId, login: `${name}-${number}`, rules, contact: {} });
  const planners = [await person('planner', 'planner'), await person('colleague', 'planner')];
  const [first, second] = [await person('first', 'approver'), await person('second', 'approver')];
  const operation = await build.operation({
    organizationId,
    approver1Id: first.contactId,
    approver2Id: second.contactId,
  });
  const contract = await build.contract({ organizationId, partnerId: partner.id });
  const [orderType, vehicleType, cargo] = [
    await build.orderType({ organizationId }),
    await build.vehicleType(),
    await build.cargo({ organizationId }),
  ];
  const [from, to] = [
    await build.location({ organizationId, latitude: 6.95, longitude: 79.84 }),
    await build.location({ organizationId, latitude: 7.29, longitude: 80.63 }),
  ];
  const pickup = now + 24 * HOUR;
  const input: OrderInput = {
    reference: null,
    orderTypeId: orderType.id,
    partnerId: partner.id,
    contractId: contract.id,
    operationId: operation.id,
    vehicleTypeIds: [vehicleType.id],
    isFlexible: true,
    isBackhaul: false,
    notificationContactIds: [],
    description: null,
    pickupFrom: pickup,
    pickupTo: pickup + HOUR,
    deliveryFrom: pickup + 4 * HOUR,
    deliveryTo: pickup + 5 * HOUR,
    cutoffOption: 'none',
    cutoffFrom: null,
    cutoffTo: null,
    loadingMinutes: 30,
    unloadingMinutes: 30,
    cargoItems: [{ packNumber: 'P1', cargoId: cargo.id, quantity: 3 }],
    stops: [
      { locationId: from.id, contactId: null },
      { locationId: to.id, contactId: null },
    ],
  };
  return { planners: planners.map(({ login }) => login), first: first.login, second: second.login, input };
}
