import { screen, waitFor, within } from '@testing-library/react';
import { usePreferences } from 'shared-auth';
import type { UserInfo } from 'shared-contracts/auth';
import { WithTexts } from 'shared-ui';
import { accessibilityFaults, as, renderScreen } from 'shared-ui/testing';
import italian from '../../locales/it.json';
import Frame from './frame.tsx';
import { writeRegistry } from './testing/given-areas.ts';

beforeAll(() => writeRegistry());

const open = (user: UserInfo, at = '/vehicles-dictionaries') => renderScreen(<Frame />, { user, at });
const menu = () => screen.getByRole('navigation', { name: 'Menu' });
const entries = () => within(menu()).getAllByRole('link').map((link) => link.textContent);

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
  return <WithTexts texts={language === 'it' ? italian : {}}><Frame /></WithTexts>;
}

test('my settings change language, units and colours at once', async () => {
  const { user } = renderScreen(<InChosenLanguage />, { user: as.cargoOwner, at: '/orders' });
  const settings = within(screen.getByRole('dialog', { name: 'My settings' }));
  await user.click(settings.getByLabelText('Imperial'));
  await user.click(settings.getByLabelText('Dark'));
  expect(usePreferences.getState()).toMatchObject({ units: 'imperial', colorMode: 'dark' });
  expect(document.documentElement).toHaveClass('dark');
  await user.click(settings.getByLabelText('Italiano'));
  expect(await screen.findByRole('link', { name: 'Veicoli' })).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: 'Esci' })).not.toEqual([]);
});
