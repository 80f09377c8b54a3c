import type { ContractDetails } from 'shared-contracts/finance/contracts';
import { DAY } from 'shared-contracts/values/time';
import { createBuilders } from '../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';

const portal = testApp();

test('new terms apply from the date that both sides agree on, to bills and to predicted costs', async () => {
  const build = createBuilders(portal.db, TEST_NOW);
  const us = await build.organization({ type: '1pl' });
  const partner = await build.organization({ type: '2pl' });
  await build.partnership({ organizationId: us.id, partnerId: partner.id, status: 'active' });
  const flat = (flatTripRate: string) => ({ flatTripRate, distanceRates: [] });
  const contract = await build.contract({ organizationId: us.id, partnerId: partner.id, terms: flat('100') });
  const [as, theirs] = [
    portal.as(await build.user({ organizationId: us.id, rules: 'all' })),
    portal.as(await build.user({ organizationId: partner.id, rules: 'all' })),
  ];
  const path = `/contracts/${contract.id}`;
  const { terms } = (await as.get(path)).json<ContractDetails>();
  const later = TEST_NOW + 10 * DAY;
  const changed = await as.patch(path, { terms: { ...terms, flatTripRate: '200.00' }, effectiveFrom: later });
  expect(changed.json()).toMatchObject({ newer: { number: 2, state: 'unconfirmed', effectiveFrom: later } });
  const moved = await as.patch(path, { effectiveFrom: later - DAY });
  expect(moved.json()).toMatchObject({ newer: { number: 2, effectiveFrom: later - DAY } });
  expect((await theirs.patch(`${path}/review`, { state: 'confirmed' })).statusCode).toBe(200);
  expect((await as.get(`${path}/versions`)).json()).toMatchObject({
    items: [
      { number: 2, effectiveFrom: later - DAY },
      { number: 1, effectiveFrom: null },
    ],
  });
  const places = [await build.location({ organizationId: us.id }), await build.location({ organizationId: us.id })];
  const costAt = async (pickupFrom: number) =>
    (
      await as.post('/orders/preview', {
        contractId: contract.id,
        isBackhaul: false,
        cargoItems: [],
        stops: places.map(({ id }) => ({ locationId: id })),
        pickupFrom,
      })
    ).json<{ cost: string }>().cost;
  expect([await costAt(later - 2 * DAY), await costAt(later - DAY)]).toEqual(['100.00', '200.00']);
  const billAt = async (pickupFrom: number) => {
    const { id } = await build.order({
      organizationId: us.id,
      partnerId: partner.id,
      contractId: contract.id,
      stage: 'validated',
      pickupFrom,
    });
    return (await as.get(`/orders/${id}/bill`)).json<{ taxBase: string }>().taxBase;
  };
  expect([await billAt(later - 2 * DAY), await billAt(later - DAY)]).toEqual(['100.00', '200.00']);
});
