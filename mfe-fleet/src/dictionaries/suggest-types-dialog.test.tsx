import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { findAccessibilityViolations, renderScreen, testUsers } from 'shared-ui/testing';
import DictionariesPage from './dictionaries-page.tsx';
import { ownEntry, toPage } from './testing/fixtures.ts';

const enter = async (user: UserEvent, field: HTMLElement, text: string) => {
  await user.clear(field);
  await user.paste(text);
};

const findTypes = async (types: unknown[]) => {
  const view = renderScreen(<DictionariesPage />, {
    user: testUsers.fleetOwner,
    replies: {
      'GET vehicles/types': () => toPage(ownEntry('types')),
      'GET vehicles/types/suggest': () => ({ suggestedTypes: types }),
    },
  });
  await view.user.click(await screen.findByRole('button', { name: 'Which type fits?' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Which type fits?' }));
  await view.user.click(dialog.getByRole('button', { name: 'Find types' }));
  await waitFor(() => expect(dialog.getByLabelText(/^Weight/)).toHaveAccessibleDescription(/Field is required$/));
  await enter(view.user, dialog.getByLabelText(/^Space/), '30');
  await enter(view.user, dialog.getByLabelText(/^Weight/), '5000');
  await view.user.click(dialog.getByRole('button', { name: 'Find types' }));
  return { ...view, dialog };
};

test('lists types that are large enough with their capacity', async () => {
  const { dialog, calls, baseElement } = await findTypes([
    { id: 'a', name: 'Lorry 20 ft', averageSpace: '37', maxWeight: '7500', icon: 'truck' },
  ]);
  expect((await dialog.findByText('Lorry 20 ft')).closest('li')).toHaveTextContent('37.00 CBM · 7,500 kg');
  expect(calls.at(-1)).toBe('GET vehicles/types/suggest?space=30&weight=5000');
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
});

test('shows when no type is large enough', async () => {
  const { dialog } = await findTypes([]);
  expect(await dialog.findByText('no vehicle types available')).toBeVisible();
});
