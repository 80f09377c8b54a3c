import { screen, waitFor, within } from '@testing-library/react';
import { Link } from 'shared-ui/router';
import { findAccessibilityViolations, errorReply, renderScreen, type Replies } from 'shared-ui/testing';
import { useHost } from '../../host/brand.ts';
import { serendib } from '../../host/testing/fixtures.ts';
import RegistrationPage from './registration-page.tsx';

const COUNTRY = {
  id: '11111111-1111-4111-8111-111111111111',
  name: 'Sri Lanka',
  fullName: 'Democratic Socialist Republic of Sri Lanka',
  shortName: 'LK',
};
const CURRENCY = {
  id: '22222222-2222-4222-8222-222222222222',
  name: 'LKR',
  fullName: 'Sri Lankan rupee',
  shortName: 'LKR',
  sign: 'Rs',
};
const page = (item: unknown) => ({ items: [item], total: 1, page: 1, limit: 10 });
const LISTS: Replies = { 'GET shared/countries': () => page(COUNTRY), 'GET shared/currencies': () => page(CURRENCY) };
const REGISTER = 'POST organizations/registration';

beforeEach(() => useHost.setState({ brand: null }));

const renderPage = (replies: Replies = {}) =>
  renderScreen(
    <>
      <RegistrationPage />
      <Link to="/elsewhere">Elsewhere</Link>
    </>,
    { user: null, url: '/login/registration', path: '/login/registration', replies: { ...LISTS, ...replies } },
  );
type User = ReturnType<typeof renderPage>['user'];

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
async function enter(user: User, label: string, text: string) {
  await user.click(field(label));
  await user.paste(text);
}
async function choose(user: User, label: string, option: string) {
  await enter(user, label, option);
  await user.click(await screen.findByRole('option', { name: new RegExp(option) }));
}
async function fill(user: User) {
  await screen.findByLabelText(/^Name/);
  await enter(user, 'Name', ' Ceylon Harvest ');
  await user.selectOptions(field('Organization type'), '1pl');
  await enter(user, 'Registration ID', 'PV 1');
  await enter(user, 'Business domain', 'Tea');
  await choose(user, 'Country', 'Sri Lanka');
  await choose(user, 'Currency', 'LKR');
  await enter(user, 'Contact name', 'Anusha');
  await enter(user, 'Contact e-mail', 'anusha@harvest.example');
}
const send = (user: User) => user.click(screen.getByRole('button', { name: 'Register organization' }));

test('registers an organization and explains the next steps', async () => {
  let sent: unknown;
  const { user, container } = renderPage({ [REGISTER]: ({ body }) => ((sent = body), { id: '1' }) });
  expect(
    await screen.findByText(
      'Registrations are reviewed within 3 working hours. You will then receive your login credentials by e-mail.',
    ),
  ).toBeInTheDocument();
  expect(await findAccessibilityViolations(container)).toEqual([]);
  await fill(user);
  expect(screen.getByText('Has its own cargo to ship: producers, importers, exporters, traders')).toBeInTheDocument();
  await send(user);
  const heading = await screen.findByRole('heading', { name: 'Your registration has been received' });
  expect(heading).toHaveFocus();
  expect(screen.getByText(/reviewed within 3 working hours.*anusha@harvest\.example\.$/)).toBeInTheDocument();
  expect(sent).toEqual({
    name: 'Ceylon Harvest',
    type: '1pl',
    registrationId: 'PV 1',
    domain: 'Tea',
    countryId: COUNTRY.id,
    currencyId: CURRENCY.id,
    contactName: 'Anusha',
    contactEmail: 'anusha@harvest.example',
    language: 'en',
  });
  expect(await findAccessibilityViolations(container)).toEqual([]);
});

test('requires every field', async () => {
  const { user, calls } = renderPage();
  await screen.findByLabelText(/^Name/);
  await send(user);
  expect((await screen.findAllByText('Field is required')).filter((text) => text.tagName === 'P')).toHaveLength(8);
  await enter(user, 'Contact e-mail', 'anusha');
  await enter(user, 'Registration ID', 'P'.repeat(51));
  expect(await screen.findByText('Email invalid')).toBeInTheDocument();
  expect(await screen.findByText('Max 50 symbols')).toBeInTheDocument();
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
});

test('reports taken values at their fields and keeps the input', async () => {
  const duplicate = { code: 'duplicate', message: 'taken' };
  const { user } = renderPage({
    [REGISTER]: () => errorReply(422, 'invalid', { fields: { registrationId: duplicate, contactEmail: duplicate } }),
  });
  await fill(user);
  await send(user);
  expect(await screen.findByText('Organization with same registration id already exist')).toBeInTheDocument();
  expect(field('Registration ID')).toHaveAccessibleDescription('Organization with same registration id already exist');
  expect(field('Contact e-mail')).toHaveAccessibleDescription('User or organization with same email already exist');
  expect([field('Name').value, field('Country').value, field('Business domain').value]).toEqual([
    ' Ceylon Harvest ',
    'Sri Lanka',
    'Tea',
  ]);
});

test.each([
  [
    'no network',
    () => {
      throw new TypeError('Failed to fetch');
    },
    /No connection to the server/,
    true,
  ],
  [
    'too many attempts',
    () => errorReply(429, 'tooManyAttempts', { params: { retryAfter: 600 } }),
    'Too many attempts. Try again in 10 minutes',
    false,
  ],
  [
    'a closed registration',
    () => errorReply(403, 'registrationClosed'),
    'Registration is closed at this address',
    true,
  ],
])('reports %s and keeps the input', async (_case, reply, message, isEnabled) => {
  const { user } = renderPage({ [REGISTER]: reply });
  await fill(user);
  await send(user);
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(field('Name')).toHaveValue(' Ceylon Harvest ');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Register organization' }).disabled).toBe(!isEnabled);
});

test('confirms before leaving a filled form', async () => {
  const { user, router } = renderPage();
  await user.type(await screen.findByLabelText(/^Name/), 'Ceylon');
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/elsewhere'));
});

test('needs no confirmation after registering', async () => {
  const { user, router } = renderPage({ [REGISTER]: () => ({ id: '1' }) });
  await fill(user);
  await send(user);
  await user.click(await screen.findByRole('link', { name: 'Back to sign in' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
});

test('offers the partner’s organization types on a partner’s host, otherwise all', async () => {
  const types = () =>
    within(field('Organization type'))
      .getAllByRole('option')
      .map((option) => option.textContent);
  useHost.setState({ brand: { ...serendib, selfRegistration: true } });
  const { unmount } = renderPage();
  await screen.findByLabelText(/^Name/);
  expect(types()).toEqual(['Choose…', 'Cargo owner (1PL)', 'Fleet owner']);
  unmount();
  useHost.setState({ brand: null });
  renderPage();
  await screen.findByLabelText(/^Name/);
  expect(types()).toHaveLength(7);
});

test('redirects to sign-in where registration is closed', async () => {
  useHost.setState({ brand: serendib });
  const { router } = renderPage();
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
});
