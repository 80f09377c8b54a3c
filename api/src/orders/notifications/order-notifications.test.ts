import { testApp } from '../../platform/testing/test-app.ts';
import { openOffice } from '../testing/office.ts';

const portal = testApp();

type User = { id: string };
type BellItem = { kind: string; subjectId: string; values: Record<string, string>; isRead: boolean };
async function listBell(user: User): Promise<BellItem[]> {
  const { items } = (await portal.as(user).get('/notifications')).json();
  return items.map(({ kind, subjectId, values, isRead }: BellItem) => ({ kind, subjectId, values, isRead }));
}
const approve = (user: User, id: string, body: object = {}) => portal.as(user).patch(`/orders/${id}/approve`, body);

test('notifies the next approver until the order no longer waits', async () => {
  const { first, second, submitted } = await openOffice(portal);
  const { id, number, organization } = await submitted();
  const waiting = {
    kind: 'approvalWaiting',
    subjectId: id,
    values: { number, organization: organization.name },
    isRead: false,
  };
  expect(await listBell(first)).toEqual([waiting]);
  expect(await listBell(second)).toEqual([]);
  await approve(first, id);
  expect(await listBell(first)).toEqual([{ ...waiting, isRead: true }]);
  expect(await listBell(second)).toEqual([waiting]);
  await approve(second, id);
  expect(await listBell(second)).toEqual([{ ...waiting, isRead: true }]);
});

test.each([
  [
    'rejected by the approver',
    (id: string, { first }: Record<'first' | 'planner', User>) => approve(first, id, { rejectReason: 'Too expensive' }),
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
])('marks the approval notification of an order that is %s as read', async (_case, act) => {
  const office = await openOffice(portal);
  const { id } = await office.submitted();
  expect((await act(id, office)).statusCode).toBe(200);
  expect((await listBell(office.first)).filter(({ isRead }) => !isRead)).toEqual([]);
});

test('notifies the creator and the notification contacts with users of a stage change, but not the user who made it', async () => {
  const { build, organizationId, planner, first, second, submitted } = await openOffice(portal);
  const clerk = await build.user({ organizationId, rules: 'planner', contact: {} });
  const contactWithoutUser = await build.contact({ organizationId });
  const notificationContactIds = [clerk, planner].map(({ contactId }) => contactId ?? '');
  const { id, number } = await submitted({
    notificationContactIds: [...notificationContactIds, contactWithoutUser.id],
  });
  expect(await listBell(clerk)).toEqual([]);
  await approve(first, id);
  await approve(second, id);
  const validated = { kind: 'orderStage', subjectId: id, values: { number, stage: 'validated' }, isRead: false };
  expect(await listBell(planner)).toEqual([validated]);
  expect(await listBell(clerk)).toEqual([validated]);
  await portal.as(planner).patch(`/orders/${id}/stage`, { stage: 'cancelled' });
  expect((await listBell(clerk)).map(({ values }) => values['stage'])).toEqual(['cancelled', 'validated']);
  expect(await listBell(planner)).toEqual([validated]);
});

test('notifies nobody of a rejected change', async () => {
  const { first, second, submitted } = await openOffice(portal);
  const { id } = await submitted();
  expect((await approve(second, id)).statusCode).toBeGreaterThanOrEqual(400);
  expect(await listBell(second)).toEqual([]);
  expect((await listBell(first)).map(({ isRead }) => isRead)).toEqual([false]);
});
