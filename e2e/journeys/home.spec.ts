import { expect, test } from '../support/test.ts';

const PLAYER_ORIGIN = 'https://www.youtube-nocookie.com';

test('pending work links to the orders, and the home page of users without any says so', async ({
  openAs,
  testData,
}) => {
  const { number } = await testData.createOrder({ stage: 'pendingValidation' });
  const approver = await openAs('approver1');
  await approver.goto('/');
  await expect(approver.getByText(/^\d+ items need your attention$/)).toBeVisible();
  await expect(approver.getByRole('navigation', { name: 'Menu' })).toHaveCount(0);
  await approver
    .getByRole('region', { name: 'Orders waiting for your approval' })
    .getByRole('link', { name: /^Show all/ })
    .click();
  await expect(approver).toHaveURL(/\/orders\?waitingForMe=true$/);

  const planner = await openAs('planner');
  await planner.goto('/');
  await expect(planner.getByText('You’re all caught up')).toBeVisible();
  await planner
    .getByRole('region', { name: 'Recent work' })
    .getByRole('link', { name: new RegExp(number) })
    .click();
  await expect(planner.getByRole('heading', { level: 1 })).toHaveText(number);
});

test('root finds the platform pages in the menu of the home page', async ({ openAs }) => {
  const page = await openAs('root');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nadeesha Gamage');
  await expect(page.getByRole('region', { name: 'Recent work' })).toContainText('appear here');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Organizations' }).click();
  await expect(page).toHaveURL(/\/organizations$/);
});

test('the home page sends no external requests before the tutorial is played', async ({ openAs, portal }) => {
  const page = await openAs('dispatcher');
  const externalOrigins: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(portal.url) && request.url().startsWith('http'))
      externalOrigins.push(new URL(request.url()).origin);
  });
  await page.route(`${PLAYER_ORIGIN}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>player</title>' }),
  );
  await page.goto('/');
  const playButton = page.getByRole('button', { name: 'Play the tutorial' });
  await expect(playButton).toBeVisible();
  expect(externalOrigins).toEqual([]);
  await playButton.click();
  const player = page.getByTitle('Tutorial video');
  await expect(player).toHaveAttribute('src', new RegExp(`^${PLAYER_ORIGIN}/embed/[\\w-]{11}\\?autoplay=1`));
  await expect(page.getByRole('group', { name: 'Tutorial video' })).toBeFocused();
  await expect.poll(() => externalOrigins).toEqual([PLAYER_ORIGIN]);
});
