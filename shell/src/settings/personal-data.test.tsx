import { screen, waitFor } from '@testing-library/react';
import { collectSavedFiles, errorReply, renderScreen, testUsers } from 'shared-ui/testing';
import { MySettingsDialog } from './my-settings-dialog.tsx';
import { profileOf } from './testing/profile.ts';

const saved = collectSavedFiles();

const openSettings = (reply: () => unknown, user = testUsers.cargoOwner) =>
  renderScreen(<MySettingsDialog user={user} onClose={() => undefined} />, {
    user,
    replies: {
      'GET auth/sessions': () => ({ items: [] }),
      'GET users/self': () => profileOf(user),
      'GET shared/timezones': () => ({ items: [], total: 0, page: 1, limit: 10 }),
      'POST users/self/personal-data': reply,
    },
  });

test('downloads the own data', async () => {
  const { user } = openSettings(() => new Blob(['all of it']));
  await user.click(await screen.findByRole('button', { name: 'Download your data' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect([saved[0]?.name, await saved[0]?.text]).toEqual(['personal-data.zip', 'all of it']);
});

test('says when the download fails', async () => {
  const { user, notices } = openSettings(() => errorReply(500, 'internal'));
  await user.click(await screen.findByRole('button', { name: 'Download your data' }));
  await waitFor(() => expect(notices).toHaveLength(1));
  expect(saved).toEqual([]);
});
