import { shot, done } from './desk-shots.mjs';
await shot('dispatcher', 'orders-list', '/orders', { wait: 2000 });
await shot('planner', 'orders-list-p', '/orders', { wait: 2000 });
await shot('dispatcher', 'trips-list', '/trips', { wait: 2000 });
const bulk = (label) => async (page) => {
  await page
    .getByRole('checkbox', { name: /select all|all rows|tutte|all/i })
    .first()
    .click();
  await page.waitForTimeout(500);
  const b = page.getByRole('button', { name: label }).first();
  if (await b.isVisible().catch(() => false)) return b.click();
  await page
    .getByRole('button', { name: /more|actions/i })
    .last()
    .click();
  await page.getByRole('menuitem', { name: label }).first().click();
};
await shot('dispatcher', 'bulk-sel', '/trips', {
  wait: 2000,
  act: async (p) => {
    await p.getByRole('checkbox').first().click();
  },
});
for (const [n, l] of [
  ['assign', /^Assign/],
  ['print', /^Print/],
  ['start', /^Start/],
  ['complete', /^Complete/],
])
  await shot('dispatcher', `bulk-${n}-d`, '/trips', { wait: 1500, act: bulk(l) });
await done();
