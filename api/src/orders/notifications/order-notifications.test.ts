import { testApp } from '../platform/testing/test-app.ts';
import { openOffice } from './testing/office.ts';

const portal = testApp();

type User = { id: string };
type Shown = { kind: string; subjectId: string; values: Record<string, string>; isRead: boolean };
async function bellOf(user: User): Promise<Shown[]> {
  const { items } = (await portal.as(user).get('/notifications')).json();
  return items.map(({ kind, subjectId, values, isRead }: Shown) => ({ kind, subjectId, values, isRead }));
}
const approve = (user: User, id: string, body: object = {}) => portal.as(user).patch(`/orders/${id}/approve`, body);

test('the approver in turn is told that an order waits, until it waits no more', async () => {
  const { first, second, submitted } = await openOffice(portal);
  const { id, number, organization } = await submitted();
  const waiting = {
    kind: 'approvalWaiting',
    subjectId: id,
    values: { number, organization: organization.name },
    isRead: false,
  };
  expect(await bellOf(first)).toEqual([waiting]);
  expect(await bellOf(second)).toEqual([]);
  await approve(first, id);
  expect(await bellOf(first)).toEqual([{ ...waiting, isRead: true }]);
  expect(await bellOf(second)).toEqual([waiting]);
  await approve(second, id);
  expect(await bellOf(second)).toEqual([{ ...waiting, isRead: true }]);
});

test.each([
  [
    'rejected by the approver',
    (id: string, { first }: Record<'first' | 'planner', User>) => approve(first, id, { rejectReason: 'Too dear' }),
  ],
  [
    'reopened by its owner',
    (id: string, { planner }: Record<'first' | 'planner', User>) =>
      portal.as(planner).patch(`/orders/${id}/reopen`, {}),
  ],
  [
    'cancelled by its owner',
    (id: string, { planner }: Record<'first' | 'planner', User>) =>
      portal.as(planner).patch(`/orders/${id}/stage`, { stage: 'cancelled' }),
  ],
])('an order that is %s waits for nobody', async (_how, act) => {
  const office = await openOffice(portal);
  const { id } = await office.submitted();
  expect((await act(id, office)).statusCode).toBe(200);
  expect((await bellOf(office.first)).filter(({ isRead }) => !isRead)).toEqual([]);
});

test('news of the stage go to the creator and the notification contacts who are users, not to whoever makes them', async () => {
  const { given, organizationId, planner, first, second, submitted } = await openOffice(portal);
  const clerk = await given.user({ organizationId, rules: 'planner', contact: {} });
  const outsider = await given.contact({ organizationId });
  const notificationContactIds = [clerk, planner].map(({ contactId }) => contactId ?? '');
  const { id, number } = await submitted({ notificationContactIds: [...notificationContactIds, outsider.id] });
  expect(await bellOf(clerk)).toEqual([]);
  await approve(first, id);
  await approve(second, id);
  const validated = { kind: 'orderStage', subjectId: id, values: { number, stage: 'validated' }, isRead: false };
  expect(await bellOf(planner)).toEqual([validated]);
  expect(await bellOf(clerk)).toEqual([validated]);
  await portal.as(planner).patch(`/orders/${id}/stage`, { stage: 'cancelled' });
  expect((await bellOf(clerk)).map(({ values }) => values['stage'])).toEqual(['cancelled', 'validated']);
  expect(await bellOf(planner)).toEqual([validated]);
});

test('a refused change tells nobody', async () => {
  const { first, second, submitted } = await openOffice(portal);
  const { id } = await submitted();
  expect((await approve(second, id)).statusCode).toBeGreaterThanOrEqual(400);
  expect(await bellOf(second)).toEqual([]);
  expect((await bellOf(first)).map(({ isRead }) => isRead)).toEqual([false]);
});
