import { screen, waitFor } from '@testing-library/react';
import { accessibilityFaults, as, refuse, renderScreen } from 'shared-ui/testing';
import { OverrideButton } from './override-link.tsx';

const URL_MADE = 'https://portal.example/?override=abc.def';
const made = {
  area: 'mfe-trips',
  address: 'https://dev.example/remoteEntry.js',
  host: 'portal.example',
  expiresAt: 1_767_261_600,
  url: URL_MADE,
};

test('root makes a link for an area and an address, and copies it; what the server refuses stands at the field', async () => {
  const bodies: unknown[] = [];
  const { user, baseElement } = renderScreen(<OverrideButton />, {
    user: as.root,
    replies: {
      'GET releases/choices': () => ({ hosts: [], areas: ['mfe-orders', 'mfe-trips'] }),
      'POST overrides': ({ body }) => {
        bodies.push(body);
        return bodies.length > 1
          ? made
          : refuse(422, 'invalid', {
              fields: { address: { code: 'invalid', message: 'https://, or http:// on localhost' } },
            });
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Try from an address' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Area' }), 'mfe-trips');
  const address = screen.getByRole('textbox', { name: 'Address of its entry' });
  const put = async (text: string) => {
    await user.clear(address);
    await user.paste(text);
  };
  await put('http://dev.example/remoteEntry.js');
  await user.click(screen.getByRole('button', { name: 'Make link' }));
  await waitFor(() => expect(address).toBeInvalid());
  await put(made.address);
  await user.click(screen.getByRole('button', { name: 'Make link' }));
  expect(await screen.findByDisplayValue(URL_MADE)).toBeInTheDocument();
  expect(bodies.at(-1)).toEqual({ area: 'mfe-trips', address: made.address });
  expect(await accessibilityFaults(baseElement)).toEqual([]);
});
