import { given as builders, type Given } from '../../../../demo/builders.ts';
import { TEST_NOW, type testApp } from '../../../platform/testing/test-app.ts';

const rulesOn = (...models: ('vehicle' | 'shareVehicle')[]) =>
  models.flatMap((model) => (['read', 'write', 'delete'] as const).map((rule) => ({ model, rule })));

/** An organization with somebody who keeps its vehicles, somebody who only reads, and what a vehicle needs. */
export async function garage(portal: ReturnType<typeof testApp>) {
  const given: Given = builders(portal.db, TEST_NOW);
  const organization = await given.organization({ type: 'fleetOwner' });
  const { id: organizationId } = organization;
  const keeper = await given.user({ organizationId, rules: rulesOn('vehicle', 'shareVehicle') });
  const reader = await given.user({ organizationId, rules: [{ model: 'vehicle', rule: 'read' }] });
  const type = await given.vehicleType({ organizationId, averageSpace: '30', maxWeight: '7000', icon: 'container' });
  const input = {
    registrationPlate: 'WP LK-4521',
    vehicleTypeId: type.id,
    width: '2.4',
    height: '2.5',
    length: '6',
    maxCarryWeight: '7500',
  };
  const entry = async (path: string, name: string, more = {}): Promise<string> =>
    (await portal.as(keeper).post(`/vehicles/${path}`, { name, ...more })).json().id;
  return {
    given,
    organization,
    organizationId,
    keeper,
    reader,
    type,
    input,
    entry,
    as: portal.as(keeper),
    asReader: portal.as(reader),
  };
}

/** A partner with whom the organization works, and somebody there who keeps vehicles. */
export async function partnerOf(portal: ReturnType<typeof testApp>, organizationId: string) {
  const given = builders(portal.db, TEST_NOW);
  const partner = await given.organization({ type: '2pl' });
  await given.partnership({ organizationId, partnerId: partner.id, status: 'active' });
  return {
    id: partner.id,
    name: partner.name,
    as: portal.as(await given.user({ organizationId: partner.id, rules: rulesOn('vehicle', 'shareVehicle') })),
  };
}
