import { screen, waitFor } from '@testing-library/react';
import type { VehicleDraft } from 'shared-contracts/vehicles';
import { as, refuse, renderScreen, type Replies } from 'shared-ui/testing';
import DraftEditPage from './draft-edit-page.tsx';
import { field, goTo, isTold, NETWORK, paper, press, put, putAll, step, takesFiles } from './testing/vehicle-form.ts';
import { DAY, file, vehicle } from './testing/vehicles.ts';

const draft = (over: Partial<VehicleDraft> = {}): VehicleDraft => ({
  id: 'draft-1',
  values: {
    registrationPlate: 'CP 7788',
    vehicleTypeId: 'type-1',
    brandId: 'gone',
    cargoTypeIds: ['cargo-1'],
    width: null,
    comment: '',
  },
  missing: ['width', 'height', 'length', 'maxCarryWeight'],
  files: [file({ kind: 'acvPass', name: 'pass.pdf' })],
  createdAt: DAY,
  updatedAt: DAY,
  actions: ['edit', 'delete', 'transfer'],
  ...over,
});

const show = (over: Partial<VehicleDraft> = {}, replies: Replies = {}) =>
  renderScreen(<DraftEditPage />, {
    user: as.fleetOwner,
    at: '/vehicles/drafted/draft-1/edit',
    path: '/vehicles/drafted/:id/edit',
    replies: {
      ...NETWORK,
      'GET vehicles/draft/:id': () => draft(over),
      'PATCH vehicles/draft/:id': () => draft(over),
      ...replies,
    },
  });

const missing = () => screen.queryByText(/^Still missing/)?.textContent;

test('a draft tells what it lacks and becomes a vehicle once nothing is missing, its files with it', async () => {
  const order: string[] = [];
  let saved: unknown;
  const { sent, take } = takesFiles();
  const { user, router, notices } = show(
    {},
    {
      'PATCH vehicles/draft/draft-1': ({ body }) => (order.push('save'), (saved = body), draft()),
      'POST vehicles/draft/draft-1/file': (call) => (order.push('file'), take(call)),
      'POST vehicles/draft/draft-1/transfer': () => (order.push('transfer'), vehicle({ id: 'vehicle-9' })),
    },
  );
  await step('Cargo parameters'); // where it goes on
  expect(missing()).toBe(
    'Still missing before the draft can become a vehicle: Max carry weight, Length, Width, Height',
  );
  await goTo(user, 1, 'Vehicle characteristics');
  expect([field('Type'), field('Brand')].map((one) => (one as HTMLInputElement).value)).toEqual(['20 ft lorry', '…']);
  await goTo(user, 2, 'Cargo parameters');
  expect(screen.getByRole('button', { name: 'Remove Food' })).toBeVisible();
  await putAll(user, { 'Max carry weight': '7500', Length: '6', Width: '2.4' });
  await waitFor(() => expect(missing()).toMatch(/vehicle: Height$/));
  await put(user, 'Height', '2.5');
  await waitFor(() => expect(missing()).toBeUndefined());
  await goTo(user, 3, 'Documents');
  expect(screen.getByText('pass.pdf', { selector: 'p' })).toBeVisible();
  await user.upload(screen.getByLabelText('Insurance'), paper('policy.pdf'));
  await press(user, 'Create vehicle');
  await waitFor(() => expect(router.state.location.search).toBe('?assign=vehicle-9'));
  expect(saved).toMatchObject({
    registrationPlate: 'CP 7788',
    width: '2.4',
    height: '2.5',
    length: '6',
    maxCarryWeight: '7500',
    comment: null,
    brandId: 'gone',
  });
  expect([order, notices, sent.map(({ kind }) => kind)]).toEqual([
    ['save', 'file', 'transfer'],
    ['Draft is a vehicle now'],
    ['insurance'],
  ]);
});

test('a transfer that is refused names what is wrong and opens its step; the draft stays', async () => {
  const fields = {
    vin: { code: 'invalid', message: 'Invalid value' },
    length: { code: 'required', message: 'Field is required' },
  };
  const values = { ...draft().values, maxCarryWeight: '1', length: '1', width: '1', height: '1' };
  const { user, router } = show(
    { values, missing: [] },
    { 'POST vehicles/draft/:id/transfer': () => refuse(422, 'invalid', { fields }) },
  );
  await waitFor(() => expect(field('Type')).toHaveValue('20 ft lorry'));
  await goTo(user, 3, 'Documents');
  await press(user, 'Create vehicle');
  await step('Vehicle characteristics');
  await isTold('VIN', 'Invalid value');
  expect(router.state.location.pathname).toBe('/vehicles/drafted/draft-1/edit');
});

test('what is entered is saved as the same draft', async () => {
  let saved: unknown;
  const { user, router } = show({}, { 'PATCH vehicles/draft/draft-1': ({ body }) => ((saved = body), draft()) });
  await step('Cargo parameters');
  await goTo(user, 1, 'Vehicle characteristics');
  await user.clear(field('Registration plate'));
  await press(user, 'Save and continue later');
  await waitFor(() => expect(router.state.location.search).toBe('?view=drafts'));
  expect(saved).toMatchObject({ registrationPlate: null, vehicleTypeId: 'type-1' });
});

test.each([
  ['who only reads it edits no draft', () => draft({ actions: [] }), 'You have no access to this page'],
  ['one that is not there is not found', () => refuse(404, 'notFound'), 'Draft not found'],
])('%s', async (_name, reply, words) => {
  show({}, { 'GET vehicles/draft/:id': reply });
  expect(await screen.findByText(words)).toBeVisible();
});
