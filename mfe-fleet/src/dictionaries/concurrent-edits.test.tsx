import { screen, waitFor, within } from '@testing-library/react';
import { errorReply, renderScreen, testUsers } from 'shared-ui/testing';
import DictionariesPage from './dictionaries-page.tsx';
import { ownEntry, toPage } from './testing/fixtures.ts';

test('merges a colleague’s change of another field', async () => {
  let entry = ownEntry('types');
  const sent: unknown[] = [];
  const { user, notices } = renderScreen(<DictionariesPage />, {
    url: '/?tab=types&dialog=edit.own',
    user: testUsers.fleetOwner,
    replies: {
      'GET vehicles/types': () => toPage(entry),
      'GET vehicles/types/own': () => entry,
      'PATCH vehicles/types/own': ({ headers, body }) => {
        sent.push([headers.get('if-match'), body]);
        if (headers.get('if-match') === `"${entry.revision}"`) return entry;
        const by = { id: 'kumari', name: 'Kumari Silva' };
        return errorReply(409, 'changedMeanwhile', {
          conflict: { revision: entry.revision, at: 5, by, fields: ['maxWeight'], isOwn: false },
        });
      },
    },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit vehicle type' }));
  const name = await dialog.findByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.paste('Renamed');
  entry = { ...entry, maxWeight: '9000', revision: 2 };
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(notices).toContain('Saved together with the changes of {name}'));
  expect(sent.at(-1)).toEqual([
    '"2"',
    {
      name: 'Renamed',
      averageSpace: '37',
      maxWeight: '9000',
      palletPlaces: '12',
      loadingMeters: '6',
      temperature: 'ambient',
      licenseClass: 'C1',
      icon: 'truck',
    },
  ]);
});
