import { screen, waitFor, within } from '@testing-library/react';
import { page, usePreferences, useSession } from 'shared-auth';
import type { UserInfo } from 'shared-contracts/auth';
import { WithTexts } from 'shared-ui';
import { accessibilityFaults, as, renderScreen, tokenOf, type Call } from 'shared-ui/testing';
import italian from '../../locales/it.json';
import Frame from './frame.tsx';
import { writeRegistry } from './testing/given-areas.ts';
import { openPopover } from './testing/open-popover.ts';

beforeAll(() => writeRegistry());

const open = (user: UserInfo, at = '/vehicles-dictionaries') => renderScreen(<Frame />, { user, at });
const menu = () => screen.getByRole('navigation', { name: 'Menu' });
const entries = () =>
  within(menu())
    .getAllByRole('link')
    .map((link) => link.textContent);

test.each([
  ['a planner with every rule', as.cargoOwner, ['Orders', 'Vehicles', 'Vehicle dictionaries']],
  ['a person without rules', as.nobody, ['Vehicle dictionaries']],
  ['the administrator of the platform', as.root, ['Vehicles', 'Vehicle dictionaries']],
])('the menu of %s', (_who, user, expected) => {
  open(user);
  expect(entries()).toEqual(expected);
});

test('says where one is, and goes where one wants', async () => {
  const { user, router, container } = open(as.cargoOwner, '/orders/7/edit');
  expect(within(menu()).getByRole('link', { current: 'page' })).toHaveTextContent('Orders');
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(within(menu()).getByRole('link', { name: 'Vehicles' }));
  expect(router.state.location.pathname).toBe('/vehicles');
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('home is itself a menu', () => {
  open(as.cargoOwner, '/');
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  expect(screen.queryByRole('button', { name: 'Open menu' })).toBeNull();
});

test('the menu becomes icons that keep their names, and stays so', async () => {
  const { user, container } = open(as.cargoOwner);
  await user.click(screen.getByRole('button', { name: 'Collapse menu' }));
  expect(entries()).toEqual(['Orders', 'Vehicles', 'Vehicle dictionaries']);
  expect(localStorage.getItem('consign.menu')).toBe('collapsed');
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Expand menu' }));
  expect(localStorage.getItem('consign.menu')).toBe('open');
});

test('on a phone the menu is a sheet, which is closed where one has gone', async () => {
  const { user, router, container } = open(as.cargoOwner);
  const sheet = openPopover('Open menu');
  expect(sheet.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Orders',
    'Vehicles',
    'Vehicle dictionaries',
  ]);
  expect(sheet.getByRole('link', { current: 'page' })).toHaveTextContent('Vehicle dictionaries');
  expect(sheet.getByRole('button', { name: 'Close menu' })).toBeInTheDocument();
  await user.click(sheet.getByRole('link', { name: 'Orders' }));
  expect(router.state.location.pathname).toBe('/orders');
  expect(within(container).getAllByRole('navigation', { name: 'Menu' })).toHaveLength(1);
});

test('the keyboard may skip the bars', async () => {
  const { user } = open(as.cargoOwner);
  await user.tab();
  expect(screen.getByRole('button', { name: 'Skip to content' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
});

/** The words of the chosen language, as the portal brings them. */
function InChosenLanguage() {
  const language = usePreferences((preferences) => preferences.language);
  return (
    <WithTexts texts={language === 'it' ? italian : {}}>
      <Frame />
    </WithTexts>
  );
}

test('the user menu changes language, units and colours at once and keeps them on the user', async () => {
  const sent: unknown[] = [];
  const replies = {
    'PATCH users/self-update': ({ body }: Call) => (sent.push(body), { token: tokenOf(as.cargoOwner) }),
    'GET organizations/my': () => ({ showVersion: true }),
  };
  const { user, container } = renderScreen(<InChosenLanguage />, { user: as.cargoOwner, at: '/orders', replies });
  const menuOfUser = openPopover(/^User menu/);
  await menuOfUser.findByText('Version 1.1.5');
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(menuOfUser.getByLabelText('Imperial'));
  await user.click(menuOfUser.getByLabelText('Dark'));
  expect(usePreferences.getState()).toMatchObject({ units: 'imperial', colorMode: 'dark' });
  expect(document.documentElement).toHaveClass('dark');
  await user.click(menuOfUser.getByLabelText('Italiano'));
  expect(await screen.findByRole('link', { name: 'Veicoli' })).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: 'Esci' })).not.toEqual([]);
  await waitFor(() => expect(sent).toEqual([{ units: 'imperial' }, { language: 'it' }]));
});

test('the user menu leads to my settings', async () => {
  const { user } = open(as.cargoOwner);
  await user.click(openPopover(/^User menu/).getByRole('button', { name: 'My settings' }));
  expect(await screen.findByRole('dialog', { name: 'My settings' })).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'My settings' })).toBeNull());
});

test('the version stands at the foot of the user menu', async () => {
  renderScreen(<Frame />, { user: as.cargoOwner, replies: { 'GET organizations/my': () => ({ showVersion: true }) } });
  expect(await openPopover(/^User menu/).findByText('Version 1.1.5')).toBeInTheDocument();
});

test('signing out is one action of the bar', async () => {
  const reload = jest.spyOn(page, 'reload').mockImplementation(() => undefined);
  const { user } = open(as.cargoOwner);
  await user.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Sign out' }));
  expect(useSession.getState().user).toBeUndefined();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('the bar: whose portal, where to, then what is one’s own and the way out', () => {
  open(as.forwarder);
  const bar = within(screen.getByRole('banner'));
  const order = ['Open menu', 'Home', 'Search or go to…', 'Notifications', 'User menu', 'Sign out'];
  const items = order.map((name) =>
    bar.getByRole(name === 'Home' ? 'link' : 'button', { name: new RegExp(`^${name}`) }),
  );
  const inDocument = items.toSorted((one, other) =>
    one.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  expect(inDocument.map((item) => order[items.indexOf(item)])).toEqual(order);
  expect(bar.getByText('Ceylon Tea Exports')).toBeInTheDocument();
});

test('a session as someone else says so above every page', () => {
  open({ ...as.cargoOwner, actor: { id: 'root', login: 'root' } });
  expect(screen.getByRole('region', { name: 'Session as someone else' })).toHaveTextContent(
    'You are signed in as nadia of Ceylon Tea Exports',
  );
});
