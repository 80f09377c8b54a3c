import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { accessibilityFaults, as, refuse, renderScreen, type Replies } from 'shared-ui/testing';
import {
  choose,
  field,
  goTo,
  isTold,
  NETWORK,
  paper,
  picture,
  press,
  put,
  putAll,
  step,
  takesFiles,
} from './testing/vehicle-form.ts';
import { vehicle } from './testing/vehicles.ts';
import VehicleNewPage from './vehicle-new-page.tsx';

const show = (replies: Replies = {}, user = as.fleetOwner, saved: Record<string, string> = {}) =>
  renderScreen(<VehicleNewPage />, {
    user,
    at: '/vehicles/new',
    path: '/vehicles/new',
    saved,
    replies: { ...NETWORK, ...replies },
  });

const whole = {
  registrationPlate: 'WP LK-4521',
  vehicleTypeId: 'type-1',
  maxCarryWeight: '7500',
  length: '6',
  width: '2.4',
  height: '2.5',
};

/** The least that makes a vehicle; ends at the documents. */
async function fillIn(user: UserEvent) {
  await put(user, 'Registration plate', whole.registrationPlate);
  await choose(user, 'Type', '20 ft lorry');
  await goTo(user, 2, 'Cargo parameters');
  await putAll(user, { 'Max carry weight': '7500', Length: '6', Width: '2.4', Height: '2.5' });
  await goTo(user, 3, 'Documents');
}

test('three steps from nothing to a vehicle; every field reaches the call, and the driver comes next', async () => {
  let sent: unknown;
  const { user, baseElement, router, notices } = show({ 'POST vehicles': ({ body }) => ((sent = body), vehicle()) });
  await press(user, 'Next');
  await isTold('Registration plate', 'Field is required');
  await isTold('Type', 'Field is required');
  await putAll(user, {
    'Registration plate': ' WP LK-4521 ',
    'Tracking device': '8600',
    VIN: 'mbj11jv5070010001',
    Year: '2021',
    'Engine model': '4HK1',
    'Engine power': '110.5',
    Weight: '4500',
    'Number of axles': '2',
    Comment: 'Careful',
  });
  await choose(user, 'Type', '20 ft lorry');
  await choose(user, 'Brand', 'Isuzu');
  await choose(user, 'Model', 'NPR');
  await choose(user, 'Color', 'White');
  await choose(user, 'Fuel type', 'Diesel');
  expect(await accessibilityFaults(baseElement)).toEqual([]);
  await press(user, 'Next');

  await step('Cargo parameters');
  await choose(user, 'Cargo types', 'Food');
  await putAll(user, { 'Max carry weight': '7500', Length: '6', Width: '2.4', Height: '2.5' });
  expect(await screen.findByText('36.00 CBM')).toBeVisible();
  await waitFor(() => expect(field('Effective space')).toHaveValue('33.48'));
  await user.click(screen.getByRole('checkbox', { name: 'Crane' }));
  await user.click(screen.getByRole('checkbox', { name: 'Rear' }));
  expect(await accessibilityFaults(baseElement)).toEqual([]);
  await press(user, 'Next');

  await step('Documents');
  expect(await accessibilityFaults(baseElement)).toEqual([]);
  await press(user, 'Create vehicle');
  await waitFor(() =>
    expect(router.state.location.pathname + router.state.location.search).toBe('/vehicles?assign=vehicle-1'),
  );
  expect(sent).toEqual({
    ...whole,
    trackingDevice: '8600',
    vin: 'MBJ11JV5070010001',
    year: 2021,
    engineModel: '4HK1',
    enginePower: '110.5',
    weight: '4500',
    axles: 2,
    comment: 'Careful',
    brandId: 'brand-1',
    modelId: 'model-1',
    colorId: 'color-1',
    fuelTypeId: 'fuel-1',
    cargoTypeIds: ['cargo-1'],
    effectiveSpace: '33.480',
    loadingOptions: ['rear', 'crane'],
  });
  expect(notices).toEqual(['Vehicle created']);
}, 120_000);

const nextYear = new Date().getUTCFullYear() + 1;

test('what does not fit is told in words', async () => {
  const { user } = show();
  const wrong: [string, string, string][] = [
    ['VIN', 'MBJ11JV507001000', 'A VIN has 17 digits and letters, none of them I, O or Q'],
    ['VIN', 'MBJ11JV50700100O1', 'A VIN has 17 digits and letters'],
    ['Year', '1949', `Enter a year from 1950 to ${nextYear}`],
    ['Year', `${nextYear + 1}`, `to ${nextYear}`],
    ['Year', 'new', 'Enter a year'],
    ['Number of axles', '21', 'Max 20'],
    ['Registration plate', 'x'.repeat(21), 'Max 20 symbols'],
  ];
  for (const [label, text, words] of wrong) {
    await put(user, label, text);
    await user.tab();
    await isTold(label, words);
  }
  await put(user, 'Year', String(nextYear));
  await waitFor(() => expect(field('Year')).toBeValid());
});

test('a body is measured in the person’s units, and has its limits', async () => {
  let sent: { width?: string; effectiveSpace?: string } = {};
  const { user } = show({ 'POST vehicles': ({ body }) => ((sent = body as object), vehicle()) }, as.fleetOwner, {
    'consign.localization': JSON.stringify({ language: 'en', units: 'imperial' }),
  });
  await put(user, 'Registration plate', 'WP LK-4521');
  await choose(user, 'Type', '20 ft lorry');
  await goTo(user, 2, 'Cargo parameters');
  await putAll(user, { 'Max carry weight': '7.5', Length: '20', Width: '0', Height: '328.1' });
  await press(user, 'Next');
  await isTold('Width', 'Must be more than zero');
  await isTold('Height', 'At most 100 m (328 ft)');
  await putAll(user, { Width: '8', Height: '8' });
  await waitFor(() => expect(field('Effective space')).toHaveValue('1,190'));
  await put(user, 'Effective space', '1000');
  await put(user, 'Height', '9');
  await user.tab();
  expect(field('Effective space')).toHaveValue('1,000'); // whoever knows better is not overruled
  await press(user, 'Use the computed 1,338.9 SQF');
  await put(user, 'Height', '8');
  await waitFor(() => expect(field('Effective space')).toHaveValue('1,190'));
  await goTo(user, 3, 'Documents');
  await press(user, 'Create vehicle');
  await waitFor(() =>
    expect(sent).toMatchObject({ length: '6.096', width: '2.438', height: '2.438', maxCarryWeight: '7500' }),
  );
});

test('what a list lacks is added where it is missed', async () => {
  const added: unknown[] = [];
  const add =
    (id: string) =>
    ({ body }: { body: unknown }) => {
      added.push(body);
      return { id, ...(body as object) };
    };
  const { user } = show({
    'POST vehicles/brands': add('brand-2'),
    'POST vehicles/types': add('type-2'),
    'POST vehicles/colors': () => refuse(409, 'alreadyExists'),
  });
  await user.type(field('Brand'), 'Tata');
  await user.click(await screen.findByRole('option', { name: 'Add “Tata”' }));
  await waitFor(() => expect(field('Brand')).toHaveValue('Tata'));
  await user.type(field('Type'), 'Bowser');
  await user.click(await screen.findByRole('option', { name: 'Add “Bowser”' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New vehicle type' }));
  await user.type(dialog.getByRole('textbox', { name: 'Average space' }), '12');
  await user.type(dialog.getByRole('textbox', { name: 'Max weight' }), '9000');
  await user.click(dialog.getByRole('button', { name: 'Add type' }));
  await waitFor(() => expect(field('Type')).toHaveValue('Bowser'));
  await user.type(field('Color'), 'Grey');
  await user.click(await screen.findByRole('option', { name: 'Add “Grey”' }));
  expect(await screen.findByText('This already exists')).toBeVisible();
  expect(added).toEqual([{ name: 'Tata' }, { name: 'Bowser', averageSpace: '12', maxWeight: '9000' }]);
});

test('what the server refuses is told at its field and step', async () => {
  const { user, router } = show({
    'POST vehicles': () =>
      refuse(422, 'invalid', {
        fields: {
          registrationPlate: { code: 'alreadyExists', message: 'x' },
          width: { code: 'invalid', message: 'Invalid value' },
        },
      }),
  });
  await fillIn(user);
  await press(user, 'Create vehicle');
  await step('Vehicle characteristics');
  await isTold('Registration plate', 'Vehicle with same registration plate already exist');
  expect(router.state.location.pathname).toBe('/vehicles/new');
});

test('photos and documents follow the vehicle; what fails is sent again and nothing is sent twice', async () => {
  const { sent, take } = takesFiles();
  let isBroken = true;
  const { user, baseElement, calls, router } = show({
    'POST vehicles/vehicle-1/files': (call) =>
      isBroken && (call.body as FormData).get('kind') === 'insurance'
        ? refuse(422, 'invalid', { fields: { file: { code: 'fileFormat', message: 'x', params: { types: 'PDF' } } } })
        : take(call),
    'PATCH vehicles/vehicle-1': () => vehicle(),
  });
  await fillIn(user);
  await user.upload(screen.getByLabelText('Front'), picture('front.jpg'));
  await user.upload(screen.getByLabelText('Insurance'), paper('insurance.pdf'));
  await put(user, 'Insurance, expiry date', '01.12.2030');
  await user.tab();
  await press(user, 'Create vehicle');
  const dialog = within(await screen.findByRole('dialog', { name: 'Photos and documents' }));
  expect(await dialog.findByText('File has invalid format. Only PDF supported')).toBeVisible();
  expect(dialog.getByText('1 of 2 sent')).toBeVisible();
  expect(await accessibilityFaults(baseElement)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Back to the form' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Insurance')).toHaveAccessibleDescription(
      expect.stringContaining('Only PDF supported'),
    ),
  );
  expect(screen.queryByRole('button', { name: 'Save and continue later' })).toBeNull(); // it is a vehicle now
  await user.upload(screen.getByLabelText('Insurance'), paper('policy.pdf'));
  await press(user, 'Create vehicle');
  isBroken = false;
  await user.click(await screen.findByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(router.state.location.search).toBe('?assign=vehicle-1'));
  expect(sent).toEqual([
    { kind: 'photoFront', name: 'front.jpg', expiresAt: null },
    { kind: 'insurance', name: 'policy.pdf', expiresAt: String(Date.UTC(2030, 11, 1, 18, 29, 59) / 1000) },
  ]);
  expect(calls.filter((call) => call === 'POST vehicles')).toHaveLength(1);
});

test('what did not come through is tried again from the form, and one can go on without it', async () => {
  const { user, calls, router } = show({
    'PATCH vehicles/vehicle-1': () => vehicle(),
    'POST vehicles/vehicle-1/files': () => refuse(500, 'internal'),
  });
  await fillIn(user);
  await user.upload(screen.getByLabelText('Side'), picture('side.jpg'));
  await press(user, 'Create vehicle');
  expect(await screen.findByText('Something went wrong on the server. Try again')).toBeVisible();
  await press(user, 'Back to the form');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press(user, 'Create vehicle');
  await user.click(await screen.findByRole('button', { name: 'Continue without' }));
  expect(calls.filter((call) => call.endsWith('files'))).toHaveLength(2);
  await waitFor(() => expect(router.state.location.search).toBe('?assign=vehicle-1'));
});

test('a draft is saved at any step, its files with it; leaving asks first', async () => {
  const { sent: files, take } = takesFiles();
  const sent: unknown[] = [];
  const kept = { id: 'draft-1', values: {}, files: [], missing: [], createdAt: 1, updatedAt: 1, actions: [] };
  const { user, router, notices } = show({
    'POST vehicles/draft': ({ body }) => (sent.push(body), kept),
    'POST vehicles/draft/draft-1/file': take,
  });
  await put(user, 'VIN', 'short');
  await press(user, 'Save and continue later');
  await isTold('VIN', 'A VIN has 17');
  await user.click(screen.getByRole('link', { name: 'Vehicles' }));
  await user.click(
    within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).getByRole('button', {
      name: 'Back',
    }),
  );
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.clear(field('VIN'));
  await put(user, 'Registration plate', 'CP 7788');
  await choose(user, 'Type', '20 ft lorry');
  await goTo(user, 2, 'Cargo parameters');
  await user.click(field('Width'));
  await user.tab(); // a measure that is left empty stands there as zero
  await press(user, 'Back');
  await press(user, 'Save and continue later');
  await waitFor(() => expect(router.state.location.search).toBe('?view=drafts'));
  expect(sent).toEqual([
    expect.objectContaining({
      registrationPlate: 'CP 7788',
      vehicleTypeId: 'type-1',
      vin: null,
      width: null,
      length: null,
      maxCarryWeight: null,
      loadingOptions: [],
    }),
  ]);
  expect([notices, files]).toEqual([['Draft saved'], []]);
});

test('who may not write vehicles sees no form', async () => {
  show({}, as.reader);
  expect(await screen.findByText('You have no access to this page')).toBeVisible();
});
