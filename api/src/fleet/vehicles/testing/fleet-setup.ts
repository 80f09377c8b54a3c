import { createBuilders, type Builders } from '../../../../demo/builders.ts';
import { TEST_NOW, type testApp } from '../../../platform/testing/test-app.ts';

const rulesOn = (...models: ('vehicle' | 'shareVehicle')[]) =>
  models.flatMap((model) => (['read', 'write', 'delete'] as const).map((rule) => ({ model, rule })));

/** An organization with a vehicle manager, a read-only user, a vehicle type and valid input for a vehicle. */
export async function setUpFleet(portal: ReturnType<typeof testApp>) {
  const build: Builders = createBuilders(portal.db, TEST_NOW);
  const organization = await build.organization({ type: 'fleetOwner' });
  const { id: organizationId } = organization;
  const manager = await build.user({ organizationId, rules: rulesOn('vehicle', 'shareVehicle') });
  const reader = await build.user({ organizationId, rules: [{ model: 'vehicle', rule: 'read' }] });
  const type = await build.vehicleType({ organizationId, averageSpace: '30', maxWeight: '7000', icon: 'container' });
  const input = {
    registrationPlate: 'WP LK-4521',
    vehicleTypeId: type.id,
    width: '2.4',
    height: '2.5',
    length: '6',
    maxCarryWeight: '7500',
  };
  const createEntry = async (path: string, name: string, fields = {}): Promise<string> =>
    (await portal.as(manager).post(`/vehicles/${path}`, { name, ...fields })).json().id;
  return {
    build,
    organization,
    organizationId,
    manager,
    reader,
    type,
    input,
    createEntry,
    as: portal.as(manager),
    asReader: portal.as(reader),
  };
}

/** An active partner of the organization with a vehicle manager. */
export async function setUpPartner(portal: ReturnType<typeof testApp>, organizationId: string) {
  const build = createBuilders(portal.db, TEST_NOW);
  const partner = await build.organization({ type: '2pl' });
  await build.partnership({ organizationId, partnerId: partner.id, status: 'active' });
  return {
    id: partner.id,
    name: partner.name,
    as: portal.as(await build.user({ organizationId: partner.id, rules: rulesOn('vehicle', 'shareVehicle') })),
  };
}
