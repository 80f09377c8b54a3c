import { screen, waitFor } from '@testing-library/react';
import type { VehicleDraft } from 'shared-contracts/fleet/vehicle-drafts';
import { errorReply, renderScreen, testUsers, type Replies } from 'shared-ui/testing';
import DraftEditPage from './draft-edit-page.tsx';
import {
  createFileReceiver,
  enterText,
  enterTexts,
  expectDescription,
  findStep,
  formReplies,
  getField,
  goToStep,
  pdfFile,
  press,
} from '../testing/vehicle-form.ts';
import { file, REFERENCE_TIME, vehicle } from '../testing/vehicle.fixtures.ts';

const draft = (overrides: Partial<VehicleDraft> = {}): VehicleDraft => ({
  id: 'draft-1',
  revision: 1,
  values: {
    registrationPlate: 'CP 7788',
    vehicleTypeId: 'type-1',
    brandId: 'deleted',
    cargoTypeIds: ['cargo-1'],
    width: null,
    comment: '',
  },
  missing: ['width', 'height', 'length', 'maxCarryWeight'],
  files: [file({ kind: 'acvPass', name: 'pass.pdf' })],
  createdAt: REFERENCE_TIME,
  updatedAt: REFERENCE_TIME,
  actions: ['edit', 'delete', 'transfer'],
  ...overrides,
});

const renderPage = (overrides: Partial<VehicleDraft> = {}, replies: Replies = {}) =>
  renderScreen(<DraftEditPage />, {
    user: testUsers.fleetOwner,
    url: '/vehicles/drafted/draft-1/edit',
    path: '/vehicles/drafted/:id/edit',
    replies: {
      ...formReplies,
      'GET vehicles/draft/:id': () => draft(overrides),
      'PATCH vehicles/draft/:id': () => draft(overrides),
      ...replies,
    },
  });

const getMissingText = () => screen.queryByText(/^Still missing/)?.textContent;

test('lists missing fields and converts a complete draft with its files to a vehicle', async () => {
  const order: string[] = [];
  let savedDraft: unknown;
  const { receivedFiles, receive } = createFileReceiver();
  const { user, router, notices } = renderPage(
    {},
    {
      'PATCH vehicles/draft/draft-1': ({ body }) => (order.push('save'), (savedDraft = body), draft()),
      'POST vehicles/draft/draft-1/file': (call) => (order.push('file'), receive(call)),
      'POST vehicles/draft/draft-1/transfer': () => (order.push('transfer'), vehicle({ id: 'vehicle-9' })),
    },
  );
  await findStep('Cargo parameters'); // the first step with missing fields
  expect(getMissingText()).toBe(
    'Still missing before the draft can become a vehicle: Max carry weight, Length, Width, Height',
  );
  await goToStep(user, 1, 'Vehicle characteristics');
  expect([getField('Type'), getField('Brand')].map((input) => (input as HTMLInputElement).value)).toEqual([
    '20 ft lorry',
    '…',
  ]);
  await goToStep(user, 2, 'Cargo parameters');
  expect(screen.getByRole('button', { name: 'Remove Food' })).toBeVisible();
  await enterTexts(user, { 'Max carry weight': '7500', Length: '6', Width: '2.4' });
  await waitFor(() => expect(getMissingText()).toMatch(/vehicle: Height$/));
  await enterText(user, 'Height', '2.5');
  await waitFor(() => expect(getMissingText()).toBeUndefined());
  await goToStep(user, 3, 'Documents');
  expect(screen.getByText('pass.pdf', { selector: 'p' })).toBeVisible();
  await user.upload(screen.getByLabelText('Insurance'), pdfFile('policy.pdf'));
  await press(user, 'Create vehicle');
  await waitFor(() => expect(router.state.location.search).toBe('?assign=vehicle-9'));
  expect(savedDraft).toMatchObject({
    registrationPlate: 'CP 7788',
    width: '2.4',
    height: '2.5',
    length: '6',
    maxCarryWeight: '7500',
    comment: null,
    brandId: 'deleted',
  });
  expect([order, notices, receivedFiles.map(({ kind }) => kind)]).toEqual([
    ['save', 'file', 'transfer'],
    ['Draft converted to vehicle'],
    ['insurance'],
  ]);
});

test('opens the step of the errors when a transfer is rejected', async () => {
  const fields = {
    vin: { code: 'invalid', message: 'Invalid value' },
    length: { code: 'required', message: 'Field is required' },
  };
  const values = { ...draft().values, maxCarryWeight: '1', length: '1', width: '1', height: '1' };
  const { user, router } = renderPage(
    { values, missing: [] },
    { 'POST vehicles/draft/:id/transfer': () => errorReply(422, 'invalid', { fields }) },
  );
  await waitFor(() => expect(getField('Type')).toHaveValue('20 ft lorry'));
  await goToStep(user, 3, 'Documents');
  await press(user, 'Create vehicle');
  await findStep('Vehicle characteristics');
  await expectDescription('VIN', 'Invalid value');
  expect(router.state.location.pathname).toBe('/vehicles/drafted/draft-1/edit');
});

test('saves changes to the same draft', async () => {
  let savedDraft: unknown;
  const { user, router } = renderPage(
    {},
    { 'PATCH vehicles/draft/draft-1': ({ body }) => ((savedDraft = body), draft()) },
  );
  await findStep('Cargo parameters');
  await goToStep(user, 1, 'Vehicle characteristics');
  await user.clear(getField('Registration plate'));
  await press(user, 'Save and continue later');
  await waitFor(() => expect(router.state.location.search).toBe('?view=drafts'));
  expect(savedDraft).toMatchObject({ registrationPlate: null, vehicleTypeId: 'type-1' });
});

test.each([
  ['shows missing access to a reader', () => draft({ actions: [] }), 'You don’t have access to this page'],
  ['shows a missing draft as not found', () => errorReply(404, 'notFound'), 'Draft not found'],
])('%s', async (_name, reply, message) => {
  renderPage({}, { 'GET vehicles/draft/:id': reply });
  expect(await screen.findByText(message)).toBeVisible();
});

test('merges what a colleague has entered into the same draft', async () => {
  let stored = draft();
  const sent: unknown[] = [];
  const { user, router } = renderPage(
    {},
    {
      'GET vehicles/draft/:id': () => stored,
      'PATCH vehicles/draft/draft-1': ({ headers, body }) => {
        if (headers.get('if-match') === `"${stored.revision}"`) return (sent.push(body), stored);
        const by = { id: 'kumari', name: 'Kumari Silva' };
        return errorReply(409, 'changedMeanwhile', {
          conflict: { revision: stored.revision, at: 5, by, fields: ['vin'], isOwn: false },
        });
      },
    },
  );
  await findStep('Cargo parameters');
  await goToStep(user, 1, 'Vehicle characteristics');
  await enterText(user, 'Registration plate', 'CP 1');
  stored = draft({ revision: 2, values: { ...stored.values, vin: 'WDB123' } });
  await press(user, 'Save and continue later');
  await waitFor(() => expect(router.state.location.search).toBe('?view=drafts'));
  expect(sent).toMatchObject([{ registrationPlate: 'CP 1', vin: 'WDB123' }]);
});
