import { testApp } from '../../platform/testing/test-app.ts';
import { openOffice } from '../testing/office.ts';

const portal = testApp();
const UNKNOWN_ID = '3f0a1b52-26a7-4a7e-9a65-9a5b4dbf2a10';

test('previews distance and cost without saving', async () => {
  const { planner, input, save } = await openOffice(portal);
  const { predictedDistance, predictedCost } = await save();
  const { stops, contractId } = input;
  const preview = async (body: object) => (await portal.as(planner).post('/orders/preview', body)).json();
  expect(await preview({ stops, contractId })).toEqual({
    distance: predictedDistance,
    cost: predictedCost,
    currency: 'LKR',
    estimated: true,
    apart: [],
    services: [],
    warnings: [],
  });
  expect(await preview({ stops: stops.slice(1), contractId })).toEqual({
    distance: null,
    cost: null,
    currency: 'LKR',
    estimated: true,
    apart: [],
    services: [],
    warnings: [],
  });
  expect((await preview({ stops: [{ locationId: UNKNOWN_ID }], contractId: UNKNOWN_ID })).fields).toMatchObject({
    contractId: {},
    'stops.0.locationId': {},
  });
});

test('predicts what the contract charges: distance discounts, the approach to the first pickup, the version in force', async () => {
  const { planner, input, build, organizationId, partner, port } = await openOffice(portal);
  const yard = await build.location({ organizationId, latitude: 6.95, longitude: 79.84 + 0.9 });
  const previewWith = async (terms: object, newer?: { terms: object; state: 'confirmed' | 'unconfirmed' }) => {
    const contract = await build.contract({
      organizationId,
      partnerId: partner.id,
      terms: {
        distanceRates: [
          { from: '0', to: null, value: '100.00', backhaulRate: null, backhaulPercentage: null, minDistance: '0' },
        ],
        ...terms,
      },
      ...(newer && { newer }),
    });
    const { distance, cost } = (
      await portal.as(planner).post('/orders/preview', { stops: input.stops, contractId: contract.id })
    ).json();
    return { distance: Number(distance), cost: Number(cost) };
  };
  const { distance, cost } = await previewWith({});
  expect(cost).toBeCloseTo(distance * 100, 1);
  expect(
    (
      await previewWith({
        distanceDiscounts: [
          { distance: '100', percentage: '5' },
          { distance: '400', percentage: '7.5' },
        ],
      })
    ).cost,
  ).toBeCloseTo(distance * 95, 1);
  const approach = await previewWith({ mileageCalculationLocationId: yard.id, vatPercentage: '18' });
  expect([approach.distance, Math.round(approach.cost / 100 - distance)]).toEqual([
    distance,
    Math.round(0.9 * 111.195 * Math.cos((6.95 * Math.PI) / 180) * 1.3),
  ]);
  expect(
    (
      await previewWith({
        pointRates: [
          {
            fromLocationId: port.id,
            toLocationId: input.stops?.[1]?.locationId,
            flatRate: '9000.00',
            backhaulRate: null,
          },
        ],
      })
    ).cost,
  ).toBe(9_000);
  expect((await previewWith({}, { terms: { flatTripRate: '777.00' }, state: 'confirmed' })).cost).toBe(777);
  expect((await previewWith({}, { terms: { flatTripRate: '777.00' }, state: 'unconfirmed' })).cost).toBe(cost);
});

test('lists incompatible cargos in the preview', async () => {
  const { planner, build, organizationId, contract, cargo } = await openOffice(portal);
  const ice = await build.cargo({
    organizationId,
    name: 'Ice',
    cargoTypeId: (await build.cargoType({ organizationId })).id,
  });
  const apartOf = async (...ids: string[]) => {
    const cargoItems = ids.map((cargoId) => ({ cargoId, quantity: 1 }));
    return (await portal.as(planner).post('/orders/preview', { stops: [], contractId: contract.id, cargoItems })).json()
      .apart;
  };
  expect(await apartOf(cargo.id, cargo.id)).toEqual([]);
  expect(await apartOf(ice.id, cargo.id, ice.id, cargo.id)).toEqual([{ first: 'Ice', second: cargo.name }]);
});

test('prefers point-to-point rates over flat trip rates over distance bands', async () => {
  const { planner, build, organizationId, partner, port, kandy, input } = await openOffice(portal);
  const contract = await build.contract({
    organizationId,
    partnerId: partner.id,
    flatTripRate: '30000',
    flatTripBackhaulRate: '20000',
    terms: {
      pointRates: [{ fromLocationId: port.id, toLocationId: kandy.id, flatRate: '15000', backhaulRate: null }],
    },
  });
  const cost = async (more: object) =>
    (await portal.as(planner).post('/orders/preview', { contractId: contract.id, stops: input.stops, ...more })).json()
      .cost;
  expect(await cost({})).toBe('15000.00');
  expect(await cost({ isBackhaul: true })).toBe('15000.00');
  expect(await cost({ stops: input.stops.toReversed() })).toBe('30000.00');
  expect(await cost({ stops: input.stops.toReversed(), isBackhaul: true })).toBe('20000.00');
});
