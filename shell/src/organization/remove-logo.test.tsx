import { screen, waitFor } from '@testing-library/react';
import { useSession } from 'shared-auth';
import { createToken, renderScreen, testUsers } from 'shared-ui/testing';
import { OrganizationSettings } from './settings-button.tsx';
import { buildDetails } from './testing/fixtures.ts';

test('removes the logo immediately, also from the session', async () => {
  let logo: string | null = '/api/organizations/1/logo?v=2';
  const { user, notices } = renderScreen(<OrganizationSettings />, {
    user: { ...testUsers.cargoOwner, organizationLogo: logo },
    replies: {
      'GET organizations/:id': () => buildDetails({ logo }),
      'DELETE organizations/:id/logo': () => {
        logo = null;
        return { logo };
      },
      'PATCH users/self-update': () => ({ token: createToken({ ...testUsers.cargoOwner, organizationLogo: null }) }),
    },
  });
  await user.click(screen.getByRole('button', { name: 'Organization settings' }));
  await user.click(await screen.findByRole('button', { name: 'Remove logo' }));
  await waitFor(() => expect(notices).toEqual(['Logo removed']));
  expect(useSession.getState().user?.organizationLogo).toBeNull();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove logo' })).toBeNull());
});
