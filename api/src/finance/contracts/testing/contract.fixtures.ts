import type { ContractTerms } from 'shared-contracts/finance/contract-terms';
import { DAY } from 'shared-contracts/values/time';
import { createBuilders } from '../../../../demo/builders.ts';
import { TEST_NOW, type testApp } from '../../../platform/testing/test-app.ts';

export const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';
export const band = (from: string, to: string | null, value: string, more = {}) => ({
  from,
  to,
  value,
  backhaulRate: null,
  backhaulPercentage: null,
  minDistance: '0',
  ...more,
});

type As = ReturnType<ReturnType<typeof testApp>['as']>;

/** Two partner organizations with a contract manager each, and the terms of contract K, the worked example of the specification. */
export async function openContracts(portal: ReturnType<typeof testApp>) {
  const build = createBuilders(portal.db, TEST_NOW);
  const [us, them, other] = [
    await build.organization({ name: 'Harvest' }),
    await build.organization({ name: 'Lines' }),
    await build.organization({ name: 'Other' }),
  ];
  await build.partnership({ organizationId: us.id, partnerId: them.id });
  const createUser = async (organizationId: string) => build.user({ organizationId, rules: 'all' });
  const [writer, partner, outsider] = [await createUser(us.id), await createUser(them.id), await createUser(other.id)];
  const reader = await build.user({ organizationId: us.id, rules: [{ model: 'contract', rule: 'read' }] });
  const [from, to] = [
    await build.location({ organizationId: us.id, name: 'Port' }),
    await build.location({ organizationId: us.id, name: 'Kandy' }),
  ];
  const theirs = await build.location({ organizationId: other.id });
  const currencies = await portal.db.selectFrom('currencies').select(['id', 'shortName']).execute();
  const baseCurrencyId = currencies.find(({ shortName }) => shortName === 'LKR')?.id ?? currencies[0]?.id ?? '';
  const cargoType = await portal.db
    .insertInto('cargoTypes')
    .values({ organizationId: us.id, name: 'Tea' } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  const free = { freeMinutes: 120, ratePerHour: '500' };
  const terms: ContractTerms = {
    unitStandard: 'metric',
    calculationBasedDate: 'pickup',
    defaultMileageBilling: 'actual',
    mileageCalculationLocationId: null,
    baseCurrencyId,
    billingCurrencyId: null,
    conversionRate: null,
    vatPercentage: '18',
    flatTripRate: null,
    flatTripBackhaulRate: null,
    distanceRates: [
      band('0', '50', '100', { minDistance: '20' }),
      band('50', '150', '90'),
      band('150', null, '80', { backhaulPercentage: '60' }),
    ],
    pointRates: [{ fromLocationId: from.id, toLocationId: to.id, flatRate: '15000', backhaulRate: '9000' }],
    distanceDiscounts: [
      { distance: '200', percentage: '5' },
      { distance: '400', percentage: '7.5' },
    ],
    delays: { loading: free, unloading: free },
    demurrage: null,
  };
  const input = {
    name: 'K',
    partnerId: them.id,
    startDate: TEST_NOW - DAY,
    expireDate: TEST_NOW + DAY,
    cargoTypeIds: [cargoType.id],
    terms,
  };
  const [as, asPartner] = [portal.as(writer), portal.as(partner)];
  const createContract = async (more: object = {}) => (await as.post('/contracts', { ...input, ...more })).json();
  const review = (id: string, state: string, more: object = {}) =>
    asPartner.patch(`/contracts/${id}/review`, { state, ...more });
  const createConfirmed = async (more: object = {}) => {
    const created = await createContract(more);
    await review(created.id, 'confirmed');
    return created;
  };
  const listUnreadNotifications = async (user: As) =>
    (await user.get('/notifications?unread=true'))
      .json()
      .items.map(({ kind, values }: { kind: string; values: object }) => ({ kind, ...values }));
  return {
    build,
    us,
    them,
    writer,
    partner,
    from,
    to,
    theirs,
    terms,
    input,
    as,
    asPartner,
    asOutsider: portal.as(outsider),
    asReader: portal.as(reader),
    createContract,
    review,
    createConfirmed,
    listUnreadNotifications,
  };
}
