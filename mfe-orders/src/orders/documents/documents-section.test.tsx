import { screen, waitFor, within } from '@testing-library/react';
import type { OrderDocument } from 'shared-contracts/orders/order-documents';
import { chooseAction, errorReply, findAccessibilityViolations, renderScreen, type Replies } from 'shared-ui/testing';
import { order, START } from '../testing/orders.fixtures.ts';
import { DocumentsSection } from './documents-section.tsx';

const ownOrganization = { id: '00000000-0000-4000-8000-0000000000aa', name: 'Ceylon Tea Exports' };
const cmr: OrderDocument = {
  id: 'document-1',
  name: 'cmr.pdf',
  mime: 'application/pdf',
  kind: 'cmr',
  visibility: 'partner',
  author: { id: 'user-1', name: 'Kamala Silva' },
  organization: ownOrganization,
  createdAt: START,
  url: '/api/orders/order-1/documents/document-1',
  actions: ['delete'],
};

const renderSection = (replies: Replies) =>
  renderScreen(<DocumentsSection order={order({ organization: ownOrganization })} />, { replies });
const pdf = () => new File(['%PDF-1.7'], 'invoice.pdf', { type: 'application/pdf' });

test('lists documents with their kind, visibility and origin, and opens them', async () => {
  const { user, baseElement } = renderSection({
    'GET orders/:id/documents': () => ({ items: [cmr], actions: [] }),
    'GET orders/:id/documents/:documentId': () => new Blob(['%PDF-1.7'], { type: 'application/pdf' }),
  });
  const item = await screen.findByRole('listitem');
  expect(item).toHaveTextContent('cmr.pdfCMRSharedKamala Silva, Ceylon Tea Exports · 01.12.2030 11:30');
  expect(screen.queryByRole('button', { name: 'Add document' })).toBeNull();
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'cmr.pdf, View' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
});

test('adds a document, internal unless it is shared', async () => {
  const forms: Record<string, unknown>[] = [];
  const { user, notices } = renderSection({
    'GET orders/:id/documents': () => ({ items: [], actions: ['add'] }),
    'POST orders/:id/documents': ({ body }) => (forms.push(Object.fromEntries(body as FormData)), cmr),
  });
  expect(await screen.findByText('No documents yet')).toBeVisible();
  const add = async (visibility?: string) => {
    await user.click(screen.getByRole('button', { name: 'Add document' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add document' }));
    await user.upload(await dialog.findByLabelText(/^File/), pdf());
    await user.selectOptions(dialog.getByLabelText(/^Kind/), 'Invoice');
    if (visibility) await user.selectOptions(dialog.getByLabelText(/^Visible to/), visibility);
    await user.click(dialog.getByRole('button', { name: 'Add document' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await add();
  await add('Ceylon Tea Exports and Lanka Transporters');
  expect(forms).toMatchObject([
    { kind: 'invoice', visibility: 'internal' },
    { kind: 'invoice', visibility: 'partner' },
  ]);
  expect(notices).toEqual(['Document added', 'Document added']);
});

test('deletes a document after a confirmation, and loads again after an error', async () => {
  let failures = 1;
  const { user, calls } = renderSection({
    'GET orders/:id/documents': () =>
      failures-- > 0 ? errorReply(500, 'internal') : { items: [cmr], actions: ['add'] },
    'DELETE orders/:id/documents/:documentId': () => ({ id: cmr.id }),
  });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await chooseAction(user, 'cmr.pdf', 'Delete');
  const confirmation = await screen.findByRole('alertdialog');
  expect(confirmation).toHaveTextContent('Deletes the document cmr.pdf for everyone.');
  await user.click(within(confirmation).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(calls).toContain('DELETE orders/order-1/documents/document-1'));
});
