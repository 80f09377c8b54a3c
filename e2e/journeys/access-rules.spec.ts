import { expect, test } from '../support/test.ts';

test('a user without a rule sees no menu entry, a 403 page by URL and 403 from the API', async ({ openAs, apiFor }) => {
  const page = await openAs('clerk');
  await page.goto('/partners');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Contacts' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Orders', exact: true })).toHaveCount(0);

  for (const address of ['/orders', '/order/new', '/order-types']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'You don’t have access to this page' })).toBeVisible();
  }

  const clerk = await apiFor('clerk');
  for (const path of ['/orders/v2', '/order-types'])
    expect(await clerk.get(path)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  expect(await clerk.post('/order-types', { name: 'Mine', code: 'MINE' })).toMatchObject({ status: 403 });
});

test('a reader sees the list without buttons, and 403 when writing', async ({ openAs, apiFor }) => {
  const page = await openAs('reader');
  await page.goto('/order-types');
  await expect(page.getByRole('row', { name: /Export/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /new order type/i })).toHaveCount(0);
  const reader = await apiFor('reader');
  expect(await reader.get('/order-types')).toMatchObject({ status: 200 });
  expect(await reader.post('/order-types', { name: 'Mine', code: 'MINE' })).toMatchObject({ status: 403 });
});
