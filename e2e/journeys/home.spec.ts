import { expect, test } from '../support/test.ts';

const PLAYER = 'https://www.youtube-nocookie.com';

test('what waits for an approver leads to it; without anything it says so', async ({ as, given }) => {
  const { number } = await given.order({ stage: 'pendingValidation' });
  const approver = await as('approver1');
  await approver.goto('/');
  await expect(approver.getByText(/^\d+ things wait for you$/)).toBeVisible();
  await expect(approver.getByRole('navigation', { name: 'Menu' })).toHaveCount(0);
  await approver
    .getByRole('region', { name: 'Orders waiting for your approval' })
    .getByRole('link', { name: /^Show all/ })
    .click();
  await expect(approver).toHaveURL(/\/orders\?waitingForMe=true$/);

  const planner = await as('planner');
  await planner.goto('/');
  await expect(planner.getByText('Nothing waits for you')).toBeVisible();
  await planner
    .getByRole('region', { name: 'Recent work' })
    .getByRole('link', { name: new RegExp(number) })
    .click();
  await expect(planner.getByRole('heading', { level: 1 })).toHaveText(number);
});

test('the platform’s administrator finds the platform’s screens', async ({ as }) => {
  const page = await as('root');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('root');
  await expect(page.getByRole('region', { name: 'Recent work' })).toContainText('will be listed here');
  await page.getByRole('region', { name: 'Platform' }).getByRole('link', { name: 'Organizations' }).click();
  await expect(page).toHaveURL(/\/organizations$/);
});

test('nothing of another site is asked for before somebody plays the tutorial', async ({ as, portal }) => {
  const page = await as('dispatcher');
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(portal.url) && request.url().startsWith('http'))
      elsewhere.push(new URL(request.url()).origin);
  });
  await page.route(`${PLAYER}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>player</title>' }),
  );
  await page.goto('/');
  const play = page.getByRole('button', { name: 'Play the tutorial' });
  await expect(play).toBeVisible();
  expect(elsewhere).toEqual([]);
  await play.click();
  const player = page.getByTitle('Tutorial video');
  await expect(player).toHaveAttribute('src', new RegExp(`^${PLAYER}/embed/[\\w-]{11}\\?autoplay=1`));
  await expect(page.getByRole('group', { name: 'Tutorial video' })).toBeFocused();
  await expect.poll(() => elsewhere).toEqual([PLAYER]);
});
