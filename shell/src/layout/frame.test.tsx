import { screen, waitFor, within } from '@testing-library/react';
import { navigation, usePreferences, useSession } from 'shared-auth';
import type { UserInfo } from 'shared-contracts/identity/auth';
import { MessagesProvider } from 'shared-ui';
import { findAccessibilityViolations, testUsers, renderScreen, createToken, type ApiCall } from 'shared-ui/testing';
import italian from '../../locales/it.json';
import Frame from './frame.tsx';
import { writeRegistry } from '../navigation/testing/areas.fixtures.ts';
import { openPopover } from '../navigation/testing/open-popover.ts';

beforeAll(() => writeRegistry());

const renderFrame = (user: UserInfo, at = '/vehicles-dictionaries') => renderScreen(<Frame />, { user, url: at });
const menu = () => screen.getByRole('navigation', { name: 'Menu' });
const entries = () =>
  within(menu())
    .getAllByRole('link')
    .map((link) => link.textContent);

test.each([
  ['a planner with every rule', testUsers.cargoOwner, ['Orders', 'Vehicles', 'Vehicle dictionaries']],
  ['a person without rules', testUsers.nobody, ['Vehicle dictionaries']],
  ['the administrator of the platform', testUsers.root, ['Vehicles', 'Vehicle dictionaries']],
])('shows the menu of %s', (_user, user, expected) => {
  renderFrame(user);
  expect(entries()).toEqual(expected);
});

test('marks the current page and navigates', async () => {
  const { user, router, container } = renderFrame(testUsers.cargoOwner, '/orders/7/edit');
  expect(within(menu()).getByRole('link', { current: 'page' })).toHaveTextContent('Orders');
  expect(await findAccessibilityViolations(container)).toEqual([]);
  await user.click(within(menu()).getByRole('link', { name: 'Vehicles' }));
  expect(router.state.location.pathname).toBe('/vehicles');
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('shows no side menu on the home page, but a button for the menu', () => {
  renderFrame(testUsers.cargoOwner, '/');
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('button', { name: 'Open menu' })).toBeVisible();
});

test('collapses the menu to named icons and stores it', async () => {
  const { user, container } = renderFrame(testUsers.cargoOwner);
  await user.click(screen.getByRole('button', { name: 'Collapse menu' }));
  expect(entries()).toEqual(['Orders', 'Vehicles', 'Vehicle dictionaries']);
  expect(localStorage.getItem('consign.menu')).toBe('collapsed');
  expect(await findAccessibilityViolations(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Expand menu' }));
  expect(localStorage.getItem('consign.menu')).toBe('open');
});

test('opens the menu as a sheet on phones and closes it on navigation', async () => {
  const { user, router, container } = renderFrame(testUsers.cargoOwner);
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

test('opens the sheet before its entries are rendered', async () => {
  renderFrame(testUsers.cargoOwner, '/');
  const sheet = document.querySelector('[popover]');
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  sheet?.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState: 'open' }));
  await Promise.resolve();
  expect(sheet).toBeEmptyDOMElement();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  expect(await screen.findByRole('navigation', { name: 'Menu' })).toBeInTheDocument();
});

test('lets the keyboard skip the bars', async () => {
  const { user } = renderFrame(testUsers.cargoOwner);
  await user.tab();
  expect(screen.getByRole('button', { name: 'Skip to content' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
});

/** Provides the texts of the selected language. */
function LocalizedFrame() {
  const language = usePreferences((preferences) => preferences.language);
  return (
    <MessagesProvider messages={language === 'it' ? italian : {}}>
      <Frame />
    </MessagesProvider>
  );
}

test('applies language, units and color mode immediately and saves them to the user', async () => {
  const sent: unknown[] = [];
  const replies = {
    'PATCH users/self-update': ({ body }: ApiCall) => (sent.push(body), { token: createToken(testUsers.cargoOwner) }),
    'GET organizations/my': () => ({ showVersion: true }),
  };
  const { user, container } = renderScreen(<LocalizedFrame />, {
    user: testUsers.cargoOwner,
    url: '/orders',
    replies,
  });
  const userMenu = openPopover(/^User menu/);
  await userMenu.findByText('Version 1.1.5');
  expect(await findAccessibilityViolations(container)).toEqual([]);
  await user.click(userMenu.getByLabelText('Imperial'));
  await user.click(userMenu.getByLabelText('Dark'));
  expect(usePreferences.getState()).toMatchObject({ units: 'imperial', colorMode: 'dark' });
  expect(document.documentElement).toHaveClass('dark');
  await user.click(userMenu.getByLabelText('Italiano'));
  expect(await screen.findByRole('link', { name: 'Veicoli' })).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: 'Esci' })).not.toEqual([]);
  await waitFor(() => expect(sent).toEqual([{ units: 'imperial' }, { language: 'it' }]));
});

test('opens my settings from the user menu', async () => {
  const { user } = renderFrame(testUsers.cargoOwner);
  await user.click(openPopover(/^User menu/).getByRole('button', { name: 'My settings' }));
  expect(await screen.findByRole('dialog', { name: 'My settings' })).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'My settings' })).toBeNull());
});

test('shows the version in the user menu', async () => {
  renderScreen(<Frame />, {
    user: testUsers.cargoOwner,
    replies: { 'GET organizations/my': () => ({ showVersion: true }) },
  });
  expect(await openPopover(/^User menu/).findByText('Version 1.1.5')).toBeInTheDocument();
});

test('signs out from the top bar', async () => {
  const reload = jest.spyOn(navigation, 'reload').mockImplementation(() => undefined);
  const { user } = renderFrame(testUsers.cargoOwner);
  await user.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Sign out' }));
  expect(useSession.getState().user).toBeUndefined();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('orders the top bar and names the organization', () => {
  renderFrame(testUsers.forwarder);
  const bar = within(screen.getByRole('banner'));
  const order = ['Open menu', 'Home', 'Search or go to…', 'Notifications', 'User menu', 'Sign out'];
  const items = order.map((name) =>
    bar.getByRole(name === 'Home' ? 'link' : 'button', { name: new RegExp(`^${name}`) }),
  );
  const inDocument = items.toSorted((a, b) =>
    a.compareDocumentPosition(b) === Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  expect(inDocument.map((item) => order[items.indexOf(item)])).toEqual(order);
  expect(bar.getByText('Ceylon Tea Exports')).toBeInTheDocument();
});

test('shows the impersonation banner', () => {
  renderFrame({ ...testUsers.cargoOwner, actor: { id: 'root', login: 'root' } });
  expect(screen.getByRole('region', { name: 'Session as someone else' })).toHaveTextContent(
    'You are signed in as nadia of Ceylon Tea Exports',
  );
});
