import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { openOffice } from '../testing/office.ts';

const portal = testApp();

test('searches, filters, sorts and paginates', async () => {
  const { planner, build, organizationId, first, second, operation } = await openOffice(portal);
  const own = { organizationId, operationId: operation.id };
  await build.order({ ...own, number: 'A-1', reference: 'Blue box', createdAt: TEST_NOW - 3, pickupFrom: null });
  await build.order({
    ...own,
    number: 'A-2',
    reference: 'Red_box',
    createdAt: TEST_NOW - 2,
    stage: 'pendingValidation',
  });
  await build.order({ ...own, number: 'A-3', createdAt: TEST_NOW - 1, stage: 'pending2ndValidation' });
  const typed = await build.order({
    ...own,
    number: 'B-4',
    createdAt: TEST_NOW,
    orderTypeId: (await build.orderType({ organizationId })).id,
  });
  await build.order();
  const numbers = async (query: string, user: { id: string } = planner) => {
    const { items, total } = (await portal.as(user).get(`/orders/v2?${query}`)).json();
    return `${total}: ${items.map(({ number }: { number: string }) => number).join(' ')}`;
  };

  expect(await numbers('')).toBe('4: B-4 A-3 A-2 A-1');
  expect(await numbers('search=box&sort=number')).toBe('2: A-1 A-2');
  expect(await numbers('search=d_b')).toBe('1: A-2');
  expect(await numbers('search=a-')).toBe('4: B-4 A-3 A-2 A-1');
  expect(await numbers('stage=saved&stage=pendingValidation&sort=createdAt')).toBe('3: A-1 A-2 B-4');
  expect(await numbers(`orderTypeId=${typed.orderTypeId}`)).toBe('1: B-4');
  expect(await numbers('sort=number&limit=2&page=2')).toBe('4: A-3 B-4');
  expect((await numbers('sort=-pickupFrom')).endsWith('A-1')).toBe(true);
  expect(await numbers('waitingForMe=true', first)).toBe('1: A-2');
  expect(await numbers('waitingForMe=true', second)).toBe('1: A-3');
  expect(await numbers('waitingForMe=true')).toBe('0: ');
  expect((await portal.as(planner).get('/orders/v2?stage=lost')).json().fields).toHaveProperty(['stage.0']);
});

test('returns the available actions of each row', async () => {
  const { planner, first, submitted } = await openOffice(portal);
  await submitted();
  const actions = async (user: { id: string }) => (await portal.as(user).get('/orders/v2')).json().items[0].actions;
  expect(await actions(planner)).toEqual(['reopen', 'changeStage', 'split', 'merge', 'duplicate', 'cancel']);
  expect(await actions(first)).toEqual([
    'approve',
    'reject',
    'reopen',
    'changeStage',
    'split',
    'merge',
    'duplicate',
    'cancel',
  ]);
});
