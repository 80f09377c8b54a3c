import { screen, waitFor, within } from '@testing-library/react';
import { errorReply, findAccessibilityViolations, testUsers, type Replies } from 'shared-ui/testing';
import { lanka, toDetails } from './testing/fixtures.ts';
import { renderPage } from './testing/render-page.tsx';

describe('adding by token', () => {
  test('reports a wrong token at its field and requests the partnership with a valid one', async () => {
    const sent: unknown[] = [];
    const wrong = { fields: { partnerId: { code: 'invalidPartnerToken', message: 'Invalid partner token' } } };
    const { user, notices, router } = renderPage({
      'POST partners/add': ({ body }) => (sent.push(body) === 1 ? errorReply(422, 'invalid', wrong) : toDetails(lanka)),
    });
    await user.click(await screen.findByRole('button', { name: 'Add by token' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a partner' }));
    const field = dialog.getByRole('textbox', { name: 'Partner token' });
    await user.click(dialog.getByRole('button', { name: 'Request partnership' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Field is required/));
    await user.type(field, 'abc');
    await user.click(dialog.getByRole('button', { name: 'Request partnership' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Invalid partner token/));
    expect(notices).toEqual([]);
    await user.type(field, 'd');
    await user.click(dialog.getByRole('button', { name: 'Request partnership' }));
    await waitFor(() => expect(notices).toEqual(['Partnership requested']));
    expect([sent.at(-1), router.state.location.search]).toEqual([{ partnerId: 'abcd' }, '']);
  });

  test('reports an existing partnership', async () => {
    const { user } = renderPage({ 'POST partners/add': () => errorReply(409, 'alreadyPartners') }, '/?dialog=add');
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'Partner token' }), 'abc{Enter}');
    expect(await screen.findByText('You are already partners, or a request is pending')).toBeVisible();
  });

  test('shows our token with a copy button to users who may read it', async () => {
    const { user } = renderPage({
      [`GET organizations/${testUsers.cargoOwner.organizationId}`]: () => ({ partnerToken: '0b9c6f0e-token' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Your partner token' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Your partner token' }));
    expect(await dialog.findByRole('textbox', { name: 'Partner token' })).toHaveValue('0b9c6f0e-token');
    expect(dialog.getByRole('button', { name: 'Copy: Partner token' })).toBeVisible();
  });
});

describe('registering an organization', () => {
  type User = ReturnType<typeof renderPage>['user'];
  type Dialog = ReturnType<typeof within>;
  const descriptionOf = (field: HTMLElement) =>
    document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
  const enter = async (user: User, dialog: Dialog, texts: Record<string, string>) => {
    for (const [label, text] of Object.entries(texts)) {
      await user.click(dialog.getByLabelText(new RegExp(`^${label}`)));
      await user.paste(text);
    }
  };
  const chooseCountryAndCurrency = async (user: User, dialog: Dialog) => {
    for (const [label, option] of [
      ['Country', /Sri Lanka/],
      ['Currency', /LKR/],
    ] as const) {
      await user.click(dialog.getByRole('combobox', { name: label }));
      await user.click(await screen.findByRole('option', { name: option }));
    }
  };
  const replies: Replies = {
    'GET shared/countries': () => ({
      items: [{ id: 'lk', name: 'Sri Lanka', fullName: 'Sri Lanka', shortName: 'LK' }],
      total: 1,
    }),
    'GET shared/currencies': () => ({
      items: [{ id: 'lkr', name: 'LKR', fullName: 'Sri Lankan Rupee', shortName: 'LKR', sign: 'Rs' }],
      total: 1,
    }),
  };

  test('requires every field and offers the types that the API allows, the default first', async () => {
    let sent: unknown;
    const { user, notices } = renderPage({
      ...replies,
      'POST partners': ({ body }) => ((sent = body), toDetails(lanka)),
    });
    await user.click(await screen.findByRole('button', { name: 'New organization' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Register a partner organization' }));
    expect(dialog.getByText(/reviewed within 3 working hours/)).toBeVisible();
    const type = dialog.getByRole('combobox', { name: 'Type' });
    expect([
      (type as HTMLSelectElement).value,
      within(type)
        .getAllByRole('option', { hidden: true })
        .map((option) => (option as HTMLOptionElement).value)
        .filter(Boolean),
    ]).toEqual(['4pl', ['4pl', '3pl', '2pl', '1pl', 'fleetOwner']]);
    const field = (label: string) => dialog.getByLabelText(new RegExp(`^${label}`));
    const texts = {
      Name: 'Lagoon Fleet',
      'Registration ID': 'PV 9',
      'Business domain': 'fishing',
      'Contact name': 'Kamal',
      'Contact e-mail': 'kamal',
    };
    await user.click(dialog.getByRole('button', { name: 'Register and request partnership' }));
    await waitFor(() =>
      expect(Object.keys(texts).filter((label) => !descriptionOf(field(label)).includes('Field is required'))).toEqual(
        [],
      ),
    );
    await enter(user, dialog, texts);
    await waitFor(() => expect(field('Contact e-mail')).toHaveAccessibleDescription('Email invalid'));
    await enter(user, dialog, { 'Contact e-mail': '@lagoon.example' });
    await user.selectOptions(type, 'Fleet owner');
    await chooseCountryAndCurrency(user, dialog);
    await user.click(dialog.getByRole('button', { name: 'Register and request partnership' }));
    await waitFor(() => expect(notices).toEqual(['Partnership requested']));
    expect(sent).toEqual({
      name: 'Lagoon Fleet',
      type: 'fleetOwner',
      registrationId: 'PV 9',
      domain: 'fishing',
      countryId: 'lk',
      currencyId: 'lkr',
      contactName: 'Kamal',
      contactEmail: 'kamal@lagoon.example',
      language: 'en',
    });
  });

  test('has no accessibility violations', async () => {
    const { baseElement } = renderPage(replies, '/?dialog=new');
    await screen.findByRole('dialog');
    expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  });

  test('reports taken values at their fields', async () => {
    const fields = {
      registrationId: { code: 'duplicate', message: 'x' },
      contactEmail: { code: 'duplicate', message: 'x' },
    };
    const { user } = renderPage(
      { ...replies, 'POST partners': () => errorReply(422, 'invalid', { fields }) },
      '/?dialog=new',
    );
    const dialog = within(await screen.findByRole('dialog'));
    await enter(user, dialog, {
      Name: 'a',
      'Registration ID': 'b',
      'Business domain': 'c',
      'Contact name': 'd',
      'Contact e-mail': 'e@f.example',
    });
    await chooseCountryAndCurrency(user, dialog);
    await user.click(dialog.getByRole('button', { name: 'Register and request partnership' }));
    await waitFor(() =>
      expect(dialog.getByRole('textbox', { name: 'Registration ID' })).toHaveAccessibleDescription(
        'Organization with same registration id already exist',
      ),
    );
    expect(dialog.getByRole('textbox', { name: 'Contact e-mail' })).toHaveAccessibleDescription(
      'User or organization with same email already exist',
    );
  });
});
