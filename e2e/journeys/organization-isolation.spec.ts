import type { Page as Rows } from 'shared-contracts/common';
import type { OrderRow } from 'shared-contracts/orders';
import { done } from '../support/api.ts';
import { expect, test } from '../support/test.ts';

test('finds nothing of an order that is not its own: 404 from every call, and a page that says so', async ({
  as,
  call,
  given,
}) => {
  const { id } = await given.order({ stage: 'pendingValidation' });
  const lagoon = await call('lagoon');
  const answers = [
    await lagoon.get(`/orders/${id}`),
    await lagoon.get(`/orders/${id}/timeline`),
    await lagoon.get(`/orders/${id}/stage`),
    await lagoon.patch(`/orders/${id}/stage`, { stage: 'cancelled' }),
    await lagoon.patch(`/orders/${id}/approve`, {}),
    await lagoon.delete(`/orders/${id}`),
  ];
  for (const answer of answers) expect(answer).toMatchObject({ status: 404, body: { code: 'notFound' } });

  const { items } = await done(lagoon.get<Rows<OrderRow>>('/orders/v2?limit=9999'));
  expect(new Set(items.map(({ organization }) => organization.name))).toEqual(new Set(['Lagoon Seafoods']));

  const page = await as('lagoon');
  await page.goto(`/orders/${id}`);
  await expect(page.getByRole('heading', { name: 'Order not found' })).toBeVisible();
});
