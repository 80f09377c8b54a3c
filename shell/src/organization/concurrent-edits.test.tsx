import { screen, waitFor } from '@testing-library/react';
import { errorReply, renderScreen, testUsers } from 'shared-ui/testing';
import { OrganizationSettings } from './settings-button.tsx';
import { buildDetails, change } from './testing/fixtures.ts';

const SELF = `GET organizations/${testUsers.cargoOwner.organizationId}`;

test('merges what a colleague has requested since, and keeps their picture', async () => {
  let stored = buildDetails();
  const sent: unknown[] = [];
  const { user, notices } = renderScreen(<OrganizationSettings />, {
    user: testUsers.cargoOwner,
    replies: {
      [SELF]: () => stored,
      'PATCH organizations/self': ({ headers, body }) => {
        sent.push(body);
        if (headers.get('if-match') === `"${stored.revision}"`) return stored;
        const by = { id: 'kumari', name: 'Kumari Silva' };
        return errorReply(409, 'changedMeanwhile', {
          conflict: { revision: stored.revision, at: 5, by, fields: ['loginImageId'], isOwn: false },
        });
      },
    },
  });
  await user.click(screen.getByRole('button', { name: 'Organization settings' }));
  const registration = await screen.findByLabelText(/^Registration ID/);
  await user.clear(registration);
  await user.type(registration, 'PV 2');
  stored = buildDetails({
    revision: 2,
    change: { ...change, changes: [{ field: 'loginImageId', before: null, after: '/picture' }], values: {} },
  });
  await user.click(screen.getByRole('button', { name: 'Send for review' }));
  await waitFor(() => expect(notices).toContain('Saved together with the changes of {name}'));
  expect(sent).toEqual([{ registrationId: 'PV 2' }, { registrationId: 'PV 2' }]);
});
