import { screen, waitFor, within } from '@testing-library/react';
import type { InvoiceSettings } from 'shared-contracts/finance/invoices';
import { DEFAULT_INVOICE_SETTINGS } from 'shared-contracts/values/finance/invoices';
import { errorReply, findAccessibilityViolations, renderScreen, testUsers, type Replies } from 'shared-ui/testing';
import { OrganizationSettings } from '../settings-button.tsx';
import { buildDetails } from '../testing/fixtures.ts';

const SELF = `GET organizations/${testUsers.cargoOwner.organizationId}`;
const PATH = 'v1/organizations/invoicing';

const focused = () => document.activeElement as HTMLElement | null;

async function openInvoicing(replies: Replies = {}) {
  let settings: InvoiceSettings = { ...DEFAULT_INVOICE_SETTINGS, taxRates: [], taxNumber: 'T 1' };
  const bodies: unknown[] = [];
  const view = renderScreen(<OrganizationSettings />, {
    user: testUsers.cargoOwner,
    replies: {
      [SELF]: () => buildDetails(),
      [`GET ${PATH}`]: () => settings,
      [`PATCH ${PATH}`]: ({ body }) => {
        bodies.push(body);
        settings = { ...settings, ...(body as Partial<InvoiceSettings>) };
        return settings;
      },
      ...replies,
    },
  });
  await view.user.click(screen.getByRole('button', { name: 'Organization settings' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Organization settings' }));
  await view.user.click(await dialog.findByRole('tab', { name: 'Invoicing' }));
  return { ...view, dialog, bodies };
}

test('shows what invoices contain and saves only what changed', async () => {
  const { user, dialog, bodies, calls, notices } = await openInvoicing();
  expect(await dialog.findByText('T 1')).toBeVisible();
  expect(dialog.getByText('30 days')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Edit invoicing' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit invoicing' }));
  const format = await form.findByLabelText(/^Number format/);
  expect(form.getByText(/^Example: INV-\d{4}-000001$/)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Edit invoicing' })).toContainElement(focused()));
  await user.clear(format);
  await user.type(format, '{{series}/{{number}');
  await user.type(form.getByLabelText(/^Bank code/), 'ISLBLKLX');
  await user.click(form.getByRole('button', { name: 'Add tax rate' }));
  await user.type(form.getByLabelText(/^Tax name/), 'Export');
  await user.selectOptions(form.getByLabelText(/^Kind/), 'Exempt');
  await user.click(form.getByRole('button', { name: 'Save invoicing' }));
  await waitFor(() => expect(form.getByLabelText(/^Reason/)).toBeInvalid());
  expect(format).toBeInvalid();
  expect(bodies).toEqual([]);
  expect(await findAccessibilityViolations(screen.getByRole('dialog', { name: 'Edit invoicing' }))).toEqual([]);
  await user.type(form.getByLabelText(/^Reason/), 'Article 15');
  await user.type(format, '/{{year}');
  await user.click(form.getByRole('button', { name: 'Save invoicing' }));
  await waitFor(() => expect(notices).toEqual(['Invoicing saved']));
  expect(bodies).toEqual([
    {
      bankCode: 'ISLBLKLX',
      numberFormat: '{series}/{number}/{year}',
      taxRates: [{ name: 'Export', percentage: '0', category: 'exempt', reason: 'Article 15' }],
    },
  ]);
  expect(await dialog.findByText('ISLBLKLX')).toBeVisible();
  expect(calls).not.toContain('PATCH organizations/self');
});

test('says what a Swiss account lacks for the QR-bill until it is entered', async () => {
  const account = { bankAccount: 'CH44 3199 9123 0008 8901 2', town: 'Biel' };
  let settings: InvoiceSettings = { ...DEFAULT_INVOICE_SETTINGS, taxRates: [], ...account };
  const { user, dialog } = await openInvoicing({
    [`GET ${PATH}`]: () => settings,
    [`PATCH ${PATH}`]: ({ body }) => (settings = { ...settings, ...(body as Partial<InvoiceSettings>) }),
  });
  expect(await dialog.findByText('Invoices have no Swiss QR-bill. Missing: Postal code')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Edit invoicing' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit invoicing' }));
  await user.type(await form.findByLabelText(/^Postal code/), '2501');
  await user.click(form.getByRole('button', { name: 'Save invoicing' }));
  expect(await dialog.findByText('2501 Biel')).toBeVisible();
  expect(dialog.queryByText(/QR-bill/)).not.toBeInTheDocument();
});

test('an error of loading can be retried', async () => {
  const { dialog } = await openInvoicing({ [`GET ${PATH}`]: () => errorReply(500, 'internal') });
  expect(await dialog.findByRole('button', { name: 'Try again' })).toBeVisible();
});

test('locks a month, and reopens one for a reason', async () => {
  const months = [
    { month: '2026-11', lockedAt: null, lockedBy: null },
    { month: '2026-10', lockedAt: 1_795_168_800, lockedBy: 'ann' },
  ];
  const sent: unknown[] = [];
  const { user, dialog, calls, notices } = await openInvoicing({
    'GET month-locks': () => ({ items: months }),
    'PUT month-locks/2026-11': () => ({ items: months }),
    'PATCH month-locks/2026-10/reopen': ({ body }) => (sent.push(body), { items: months }),
  });
  await user.click(await dialog.findByRole('button', { name: 'Lock months' }));
  const list = within(await screen.findByRole('dialog', { name: 'Lock months' }));
  expect(await list.findByText(/Locked by ann/)).toBeVisible();
  await user.click(list.getByRole('button', { name: 'Lock 11.2026' }));
  await waitFor(() => expect(notices).toEqual(['Month locked']));
  expect(calls).toContain('PUT month-locks/2026-11');
  await user.click(list.getByRole('button', { name: 'Reopen 10.2026' }));
  const form = within(await screen.findByRole('dialog', { name: 'Reopen 10.2026' }));
  await user.type(form.getByRole('textbox', { name: /^Reason/ }), 'A late freight bill');
  await user.click(form.getByRole('button', { name: 'Reopen' }));
  await waitFor(() => expect(notices).toEqual(['Month locked', 'Month reopened']));
  expect(sent).toEqual([{ reason: 'A late freight bill' }]);
});

test('offers the accruals of a month that is over before it is locked', async () => {
  const months = [
    { month: '2026-11', accruals: null, lockedAt: null, lockedBy: null },
    { month: '2026-10', accruals: 'none', lockedAt: null, lockedBy: null },
    { month: '2026-09', accruals: 'posted', lockedAt: null, lockedBy: null },
  ];
  const { user, dialog, calls, notices } = await openInvoicing({
    'GET month-locks': () => ({ items: months }),
    'PUT month-locks/2026-10': () => ({ items: months }),
  });
  await user.click(await dialog.findByRole('button', { name: 'Lock months' }));
  const list = within(await screen.findByRole('dialog', { name: 'Lock months' }));
  const links = await list.findAllByRole('link', { name: 'Accruals not posted' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/accruals?dialog=calculate.2026-10']);
  await user.click(list.getByRole('button', { name: 'Lock 10.2026' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Lock 10.2026 without accruals?' }));
  expect(calls).not.toContain('PUT month-locks/2026-10');
  await user.click(question.getByRole('button', { name: 'Lock anyway' }));
  await waitFor(() => expect(notices).toEqual(['Month locked']));
});
