import { createBuilders } from '../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';

const portal = testApp();

test('contracts are seen from either side and chosen by what they are good for', async () => {
  const build = createBuilders(portal.db, TEST_NOW);
  const us = await build.organization();
  const lines = await build.organization({ name: 'Lines' });
  const fleet = await build.organization({ name: 'Fleet' });
  const ours = { organizationId: us.id, partnerId: lines.id };
  const good = await build.contract({ ...ours, name: 'Good', expireDate: TEST_NOW });
  await build.contract({ ...ours, name: 'Expired', expireDate: TEST_NOW - 1 });
  await build.contract({ ...ours, name: 'Disabled', isDisabled: true });
  await build.contract({ ...ours, name: 'New', confirmation: 'unconfirmed', expireDate: null });
  await build.contract({ organizationId: fleet.id, partnerId: us.id, name: 'Written by the fleet' });
  await build.contract({ organizationId: fleet.id, partnerId: lines.id, name: 'Of others' });
  const as = portal.as(await build.user({ organizationId: us.id, rules: [{ model: 'contract', rule: 'read' }] }));
  const names = async (query: string) =>
    (await as.get(`/contracts?${query}`)).json().items.map(({ name }: { name: string }) => name);

  expect(await names('')).toEqual(['Disabled', 'Expired', 'Good', 'New', 'Written by the fleet']);
  expect(await names('isConfirmed=true&isNotExpired=true&isDisabled=false')).toEqual(['Good', 'Written by the fleet']);
  expect(await names('isConfirmed=false')).toEqual(['New']);
  expect(await names('isNotExpired=false')).toEqual(['Expired']);
  expect(await names(`partnerId=${fleet.id}`)).toEqual(['Written by the fleet']);
  expect(await names('search=lines&isDisabled=true')).toEqual(['Disabled']);
  expect((await as.get('/contracts?search=good')).json().items).toMatchObject([
    {
      id: good.id,
      revision: 1,
      name: 'Good',
      partner: { id: lines.id, name: 'Lines' },
      startDate: good.startDate,
      expireDate: TEST_NOW,
      currency: 'LKR',
      isConfirmed: true,
      isDisabled: false,
      isExpired: false,
      isMine: true,
      state: 'confirmed',
      version: 1,
      newer: null,
      isWaiting: false,
      actions: [],
      organization: { id: us.id },
    },
  ]);
  expect([
    await names('side=mine&sort=-name'),
    await names('side=partners'),
    await names('waitsForUs=true'),
    await names('state=unconfirmed'),
  ]).toEqual([['New', 'Good', 'Expired', 'Disabled'], ['Written by the fleet'], [], ['New']]);
  const root = portal.as(await build.user({ organizationId: us.id, role: 'root' }));
  expect(
    [await root.get('/contracts?waitsForUs=true'), await root.get('/contracts?waitsForUs=false')].map(
      (reply) => reply.json().total,
    ),
  ).toEqual([1, 5]);
  const common = async (query: string) =>
    (await as.get(`/v1/contracts/common${query}`)).json().items.map(({ name }: { name: string }) => name);
  expect([await common(''), await common(`?partnerId=${fleet.id}`)]).toEqual([
    ['Good', 'Written by the fleet'],
    ['Written by the fleet'],
  ]);
  expect((await as.get('/contracts?isConfirmed=maybe')).json().fields).toHaveProperty('isConfirmed');
  expect((await portal.as(await build.user({ organizationId: us.id })).get('/contracts')).statusCode).toBe(403);
});
