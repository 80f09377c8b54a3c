import { screen, waitFor } from '@testing-library/react';
import { findAccessibilityViolations, testUsers, errorReply, renderScreen } from 'shared-ui/testing';
import { OverrideButton } from './override-button.tsx';

const LINK_URL = 'https://portal.example/?override=abc.def';
const link = {
  area: 'mfe-trips',
  address: 'https://dev.example/remoteEntry.js',
  host: 'portal.example',
  expiresAt: 1_767_261_600,
  url: LINK_URL,
};

test('creates an override link and reports rejected addresses at the field', async () => {
  const bodies: unknown[] = [];
  const { user, baseElement } = renderScreen(<OverrideButton />, {
    user: testUsers.root,
    replies: {
      'GET releases/choices': () => ({ hosts: [], areas: ['mfe-orders', 'mfe-trips'] }),
      'POST overrides': ({ body }) => {
        bodies.push(body);
        return bodies.length > 1
          ? link
          : errorReply(422, 'invalid', {
              fields: { address: { code: 'invalid', message: 'https://, or http:// on localhost' } },
            });
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Create override link' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Area' }), 'mfe-trips');
  const address = screen.getByRole('textbox', { name: 'Remote entry URL' });
  const enterAddress = async (text: string) => {
    await user.clear(address);
    await user.paste(text);
  };
  await enterAddress('http://dev.example/remoteEntry.js');
  await user.click(screen.getByRole('button', { name: 'Create link' }));
  await waitFor(() => expect(address).toBeInvalid());
  await enterAddress(link.address);
  await user.click(screen.getByRole('button', { name: 'Create link' }));
  expect(await screen.findByDisplayValue(LINK_URL)).toBeInTheDocument();
  expect(bodies.at(-1)).toEqual({ area: 'mfe-trips', address: link.address });
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
});
