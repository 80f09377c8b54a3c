import { screen, within } from '@testing-library/react';
import { renderScreen, type Replies, testUsers } from 'shared-ui/testing';
import UsersPage from '../users-page.tsx';
import { kamal, toPage } from './fixtures.ts';

const contacts = { items: [{ id: 'contact-1', name: 'Sunil Perera', email: 'sunil@perera.example' }], total: 1 };
export const organizations = {
  items: [{ id: 'org-9', name: 'Lanka Lines', registrationId: 'PV 9', type: '3pl' }],
  total: 1,
};
const zones = { items: [{ id: 'zone-york', name: 'America/New_York' }], total: 1 };

/** Opens the dialog of a URL parameter, such as `new` or `edit.user-1`, and records what it sends. */
export async function openDialog(dialogParam: string, replies: Replies = {}, user = testUsers.cargoOwner) {
  const sent: unknown[] = [];
  const save: Replies[string] = ({ body }) => (sent.push(body), kamal);
  const view = renderScreen(<UsersPage />, {
    url: `/?dialog=${dialogParam}`,
    user,
    replies: {
      'GET users': () => toPage(),
      'GET users/:id': () => kamal,
      'GET users/first-sign-in': () => ({ canInvite: false, provider: null }),
      'POST users/is-exist': () => ({ isExist: false }),
      'POST users': save,
      'PATCH users/:id': save,
      'GET areas/models': () => ({ items: [] }),
      'GET contacts': () => contacts,
      'GET shared/timezones': () => zones,
      ...replies,
    },
  });
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByLabelText(/^Login/);
  const enter = async (label: RegExp, text: string) => {
    const field = dialog.getByLabelText(label);
    await view.user.clear(field);
    await view.user.click(field);
    await view.user.paste(text);
  };
  const choose = async (label: RegExp, option: RegExp) => {
    await view.user.click(dialog.getByRole('combobox', { name: label }));
    await view.user.click(await screen.findByRole('option', { name: option }));
  };
  const send = (name = 'Save') => view.user.click(dialog.getByRole('button', { name }));
  return { ...view, dialog, enter, choose, send, sent };
}
