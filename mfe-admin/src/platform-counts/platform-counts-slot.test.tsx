import { screen } from '@testing-library/react';
import type { PlatformCounts } from 'shared-contracts/portal/platform-counts';
import { errorReply, findAccessibilityViolations, renderScreen, testUsers } from 'shared-ui/testing';
import PlatformCountsSlot from './platform-counts-slot.tsx';

const COUNTS: PlatformCounts = {
  activeOrganizations: 41,
  pendingOrganizations: 2,
  activeUsers: 312,
  quarantinedReleases: 1,
  failedJobs: 0,
  openEpcPurchases: 3,
};
const renderSlot = (reply: () => unknown, user = testUsers.root) =>
  renderScreen(
    <main>
      <PlatformCountsSlot />
    </main>,
    { user, replies: { 'GET platform/counts': reply } },
  );

test('shows root each figure with a link to its list', async () => {
  const { container } = renderSlot(() => COUNTS);
  expect(await screen.findByRole('heading', { name: 'Platform' })).toBeVisible();
  await screen.findByText('312');
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['41Active organizations', '/organizations?status=1'],
    ['2Registrations to review', '/organizations?status=0'],
    ['312Active users', '/users?status=1'],
    ['1Releases in quarantine', '/releases'],
    ['0Failed jobs', '/outbox?view=jobs'],
    ['3EPC purchases to be paid', '/epc-purchases?state=open'],
  ]);
  expect(await findAccessibilityViolations(container)).toEqual([]);
});

test('offers to try again when the figures can’t be loaded', async () => {
  let fails = true;
  const { user } = renderSlot(() => (fails ? errorReply(500, 'internal') : COUNTS));
  const button = await screen.findByRole('button', { name: 'Try again' });
  fails = false;
  await user.click(button);
  expect(await screen.findByText('312')).toBeVisible();
});

test('sends no request for others', () => {
  const { calls, container } = renderSlot(() => COUNTS, testUsers.cargoOwner);
  expect(calls).toEqual([]);
  expect(container.textContent).toBe('');
});
