import type { Page as PageOf } from 'shared-contracts/common';
import type { OrderRow } from 'shared-contracts/orders/orders';
import { unwrap } from '../support/api.ts';
import { expect, test } from '../support/test.ts';

test('another organization gets 404 from every call and page of an order', async ({ openAs, apiFor, testData }) => {
  const { id } = await testData.createOrder({ stage: 'pendingValidation' });
  const lagoon = await apiFor('lagoon');
  const responses = [
    await lagoon.get(`/orders/${id}`),
    await lagoon.get(`/orders/${id}/timeline`),
    await lagoon.get(`/orders/${id}/stage`),
    await lagoon.patch(`/orders/${id}/stage`, { stage: 'cancelled' }),
    await lagoon.patch(`/orders/${id}/approve`, {}),
    await lagoon.delete(`/orders/${id}`),
  ];
  for (const response of responses) expect(response).toMatchObject({ status: 404, body: { code: 'notFound' } });

  const { items } = await unwrap(lagoon.get<PageOf<OrderRow>>('/orders/v2?limit=9999'));
  expect(new Set(items.map(({ organization }) => organization.name))).toEqual(new Set(['Lagoon Seafoods']));

  const page = await openAs('lagoon');
  await page.goto(`/orders/${id}`);
  await expect(page.getByRole('heading', { name: 'Order not found' })).toBeVisible();
});
