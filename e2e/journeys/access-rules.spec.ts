import { expect, test } from '../support/test.ts';

test('sees no entry in the menu, the 403 page by address and 403 from the call', async ({ as, call }) => {
  const page = await as('clerk');
  await page.goto('/partners');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Contacts' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Orders', exact: true })).toHaveCount(0);

  for (const address of ['/orders', '/order/new', '/order-types']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'You have no access to this page' })).toBeVisible();
  }

  const clerk = await call('clerk');
  for (const path of ['/orders/v2', '/order-types'])
    expect(await clerk.get(path)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  expect(await clerk.post('/order-types', { name: 'Mine', code: 'MINE' })).toMatchObject({ status: 403 });
});

test('who only reads sees the list without the buttons, and may not write', async ({ as, call }) => {
  const page = await as('reader');
  await page.goto('/order-types');
  await expect(page.getByRole('row', { name: /Export/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /new order type/i })).toHaveCount(0);
  const reader = await call('reader');
  expect(await reader.get('/order-types')).toMatchObject({ status: 200 });
  expect(await reader.post('/order-types', { name: 'Mine', code: 'MINE' })).toMatchObject({ status: 403 });
});
