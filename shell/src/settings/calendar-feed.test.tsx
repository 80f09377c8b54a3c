import { screen, waitFor, within } from '@testing-library/react';
import type { CalendarFeedState } from 'shared-contracts/trips/calendar-feeds';
import { errorReply, findAccessibilityViolations, renderScreen, testUsers, type Replies } from 'shared-ui/testing';
import { MySettingsDialog } from './my-settings-dialog.tsx';
import { profileOf } from './testing/profile.ts';

const now = Math.trunc(Date.now() / 1000);
const user = { ...testUsers.cargoOwner, rules: [{ model: 'trip' as const, rule: 'read' as const }] };

/** A server that stores one link. */
function openSettings(feed: CalendarFeedState['feed'], replies: Replies = {}, as = user) {
  let current = feed;
  let links = 0;
  return renderScreen(<MySettingsDialog user={as} onClose={() => undefined} />, {
    user: as,
    replies: {
      'GET auth/sessions': () => ({ items: [] }),
      'GET auth/factors': () => ({ items: [], recoveryCodesLeft: 0, isRequired: false }),
      'GET users/self': () => profileOf(as),
      'GET shared/timezones': () => ({ items: [], total: 0, page: 1, limit: 10 }),
      'GET calendar-feed': () => ({ feed: current }),
      'POST calendar-feed': () => {
        current = { createdAt: now, lastReadAt: null };
        return { feed: current, token: `token${(links += 1)}` };
      },
      'DELETE calendar-feed': () => ({ feed: (current = null) }),
      ...replies,
    },
  });
}
const section = async () => within(await screen.findByRole('group', { name: 'Calendar' }));

test('creates a link, which is shown once', async () => {
  const { user: person, baseElement } = openSettings(null);
  const calendar = await section();
  await person.click(await calendar.findByRole('button', { name: 'Create link' }));
  expect(await calendar.findByDisplayValue('http://localhost/api/calendar-feeds/token1.ics')).toBeVisible();
  expect(await calendar.findByText(/not read yet/)).toBeVisible();
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
});

test('replaces and ends the link after a confirmation', async () => {
  const { user: person, notices } = openSettings({ createdAt: now - 7_200, lastReadAt: now - 3_600 });
  const calendar = await section();
  expect(await calendar.findByText(/last read/)).toHaveTextContent(/Created 2 hours ago · last read 1 hour ago/);
  await person.click(calendar.getByRole('button', { name: 'New link' }));
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'New link' }));
  expect(await calendar.findByDisplayValue(/token1\.ics$/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await person.click(calendar.getByRole('button', { name: 'End link' }));
  const confirm = within(await screen.findByRole('alertdialog'));
  expect(confirm.getByText(/no longer show your trips/)).toBeVisible();
  await person.click(confirm.getByRole('button', { name: 'End link' }));
  expect(await calendar.findByRole('button', { name: 'Create link' })).toBeVisible();
  expect(calendar.queryByDisplayValue(/\.ics$/)).toBeNull();
  expect(notices).toEqual(['Link ended']);
});

test('offers to try again when the link can’t be loaded', async () => {
  openSettings(null, { 'GET calendar-feed': () => errorReply(500, 'internal') });
  expect(await (await section()).findByRole('button', { name: 'Try again' })).toBeVisible();
});

test('is absent for people who can’t see trips', async () => {
  const { calls } = openSettings(null, {}, { ...user, rules: [] });
  await screen.findByRole('group', { name: 'Sessions' });
  expect(screen.queryByRole('group', { name: 'Calendar' })).toBeNull();
  expect(calls).not.toContain('GET calendar-feed');
});
