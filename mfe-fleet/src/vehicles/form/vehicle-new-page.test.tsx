import { screen, waitFor, within } from '@testing-library/react';
import { errorReply, findAccessibilityViolations, renderScreen, testUsers, type Replies } from 'shared-ui/testing';
import {
  completeInput,
  createFileReceiver,
  enterText,
  enterTexts,
  expectDescription,
  fillInForm,
  findStep,
  formReplies,
  getField,
  goToStep,
  press,
  selectOption,
} from '../testing/vehicle-form.ts';
import { vehicle } from '../testing/vehicle.fixtures.ts';
import VehicleNewPage from './vehicle-new-page.tsx';

const renderPage = (replies: Replies = {}, user = testUsers.fleetOwner, storage: Record<string, string> = {}) =>
  renderScreen(<VehicleNewPage />, {
    user,
    url: '/vehicles/new',
    path: '/vehicles/new',
    storage,
    replies: { ...formReplies, ...replies },
  });

test('creates a vehicle with all fields in three steps and opens the driver dialog', async () => {
  let requestBody: unknown;
  const { user, baseElement, router, notices } = renderPage({
    'POST vehicles': ({ body }) => ((requestBody = body), vehicle()),
  });
  await press(user, 'Next');
  await expectDescription('Registration plate', 'Field is required');
  await expectDescription('Type', 'Field is required');
  await enterTexts(user, {
    'Registration plate': ' WP LK-4521 ',
    'Tracking device': '8600',
    VIN: 'mbj11jv5070010001',
    'Licence class': 'ce',
    Year: '2021',
    'Engine model': '4HK1',
    'Engine power': '110.5',
    Weight: '4500',
    'Number of axles': '2',
    Comment: 'Careful',
  });
  await selectOption(user, 'Type', '20 ft lorry');
  await selectOption(user, 'Brand', 'Isuzu');
  await selectOption(user, 'Model', 'NPR');
  await selectOption(user, 'Color', 'White');
  await selectOption(user, 'Fuel type', 'Diesel');
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  await press(user, 'Next');

  await findStep('Cargo parameters');
  await selectOption(user, 'Cargo types', 'Food');
  await enterTexts(user, { 'Max carry weight': '7500', Length: '6', Width: '2.4', Height: '2.5' });
  expect(await screen.findByText('36.00 CBM')).toBeVisible();
  await waitFor(() => expect(getField('Effective space')).toHaveValue('33.48'));
  await user.click(screen.getByRole('checkbox', { name: 'Crane' }));
  await user.click(screen.getByRole('checkbox', { name: 'Rear' }));
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  await press(user, 'Next');

  await findStep('Documents');
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  await press(user, 'Create vehicle');
  await waitFor(() =>
    expect(router.state.location.pathname + router.state.location.search).toBe('/vehicles?assign=vehicle-1'),
  );
  expect(requestBody).toEqual({
    ...completeInput,
    trackingDevice: '8600',
    trackingApp: null,
    vin: 'MBJ11JV5070010001',
    year: 2021,
    engineModel: '4HK1',
    enginePower: '110.5',
    weight: '4500',
    axles: 2,
    licenseClass: 'CE',
    comment: 'Careful',
    brandId: 'brand-1',
    modelId: 'model-1',
    colorId: 'color-1',
    fuelTypeId: 'fuel-1',
    cargoTypeIds: ['cargo-1'],
    effectiveSpace: '33.480',
    palletPlaces: null,
    loadingMeters: null,
    loadingOptions: ['rear', 'crane'],
    homeLocationId: null,
    fixedCost: null,
    kmCost: null,
  });
  expect(notices).toEqual(['Vehicle created']);
}, 120_000);

const nextYear = new Date().getUTCFullYear() + 1;

test('shows validation messages', async () => {
  const { user } = renderPage();
  const invalidInputs: [string, string, string][] = [
    ['VIN', 'MBJ11JV507001000', 'A VIN has 17 digits and letters, none of them I, O or Q'],
    ['VIN', 'MBJ11JV50700100O1', 'A VIN has 17 digits and letters'],
    ['Year', '1949', `Enter a year from 1950 to ${nextYear}`],
    ['Year', `${nextYear + 1}`, `to ${nextYear}`],
    ['Year', 'new', 'Enter a year'],
    ['Number of axles', '21', 'Max 20'],
    ['Registration plate', 'x'.repeat(21), 'Max 20 symbols'],
  ];
  for (const [label, text, message] of invalidInputs) {
    await enterText(user, label, text);
    await user.tab();
    await expectDescription(label, message);
  }
  await enterText(user, 'Year', String(nextYear));
  await waitFor(() => expect(getField('Year')).toBeValid());
});

test('enters dimensions in the user’s units and validates their limits', async () => {
  let requestBody: { width?: string; effectiveSpace?: string } = {};
  const { user } = renderPage(
    { 'POST vehicles': ({ body }) => ((requestBody = body as object), vehicle()) },
    testUsers.fleetOwner,
    {
      'consign.localization': JSON.stringify({ language: 'en', units: 'imperial' }),
    },
  );
  await enterText(user, 'Registration plate', 'WP LK-4521');
  await selectOption(user, 'Type', '20 ft lorry');
  await goToStep(user, 2, 'Cargo parameters');
  await enterTexts(user, { 'Max carry weight': '7.5', Length: '20', Width: '0', Height: '328.1' });
  await press(user, 'Next');
  await expectDescription('Width', 'Must be more than zero');
  await expectDescription('Height', 'At most 100 m (328 ft)');
  await enterTexts(user, { Width: '8', Height: '8' });
  await waitFor(() => expect(getField('Effective space')).toHaveValue('1,190'));
  await enterText(user, 'Effective space', '1000');
  await enterText(user, 'Height', '9');
  await user.tab();
  expect(getField('Effective space')).toHaveValue('1,000'); // a manual value is kept
  await press(user, 'Use calculated 1,338.9 SQF');
  await enterText(user, 'Height', '8');
  await waitFor(() => expect(getField('Effective space')).toHaveValue('1,190'));
  await goToStep(user, 3, 'Documents');
  await press(user, 'Create vehicle');
  await waitFor(() =>
    expect(requestBody).toMatchObject({ length: '6.096', width: '2.438', height: '2.438', maxCarryWeight: '7500' }),
  );
});

test('adds dictionary entries from the form', async () => {
  const added: unknown[] = [];
  const replyWithEntry =
    (id: string) =>
    ({ body }: { body: unknown }) => {
      added.push(body);
      return { id, ...(body as object) };
    };
  const { user } = renderPage({
    'POST vehicles/brands': replyWithEntry('brand-2'),
    'POST vehicles/types': replyWithEntry('type-2'),
    'POST vehicles/colors': () => errorReply(409, 'alreadyExists'),
  });
  await user.type(getField('Brand'), 'Tata');
  await user.click(await screen.findByRole('option', { name: 'Add “Tata”' }));
  await waitFor(() => expect(getField('Brand')).toHaveValue('Tata'));
  await user.type(getField('Type'), 'Bowser');
  await user.click(await screen.findByRole('option', { name: 'Add “Bowser”' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New vehicle type' }));
  await user.type(dialog.getByRole('textbox', { name: 'Average space' }), '12');
  await user.type(dialog.getByRole('textbox', { name: 'Max weight' }), '9000');
  await user.click(dialog.getByRole('button', { name: 'Add type' }));
  await waitFor(() => expect(getField('Type')).toHaveValue('Bowser'));
  await user.type(getField('Color'), 'Grey');
  await user.click(await screen.findByRole('option', { name: 'Add “Grey”' }));
  expect(await screen.findByText('This already exists')).toBeVisible();
  expect(added).toEqual([{ name: 'Tata' }, { name: 'Bowser', averageSpace: '12', maxWeight: '9000' }]);
});

test('shows server errors at their fields and opens the step', async () => {
  const { user, router } = renderPage({
    'POST vehicles': () =>
      errorReply(422, 'invalid', {
        fields: {
          registrationPlate: { code: 'alreadyExists', message: 'x' },
          width: { code: 'invalid', message: 'Invalid value' },
        },
      }),
  });
  await fillInForm(user);
  await press(user, 'Create vehicle');
  await findStep('Vehicle characteristics');
  await expectDescription('Registration plate', 'Vehicle with same registration plate already exist');
  expect(router.state.location.pathname).toBe('/vehicles/new');
});

test('saves a draft at any step, and asks for confirmation before leaving', async () => {
  const { receivedFiles, receive } = createFileReceiver();
  const requestBodies: unknown[] = [];
  const storedDraft = { id: 'draft-1', values: {}, files: [], missing: [], createdAt: 1, updatedAt: 1, actions: [] };
  const { user, router, notices } = renderPage({
    'POST vehicles/draft': ({ body }) => (requestBodies.push(body), storedDraft),
    'POST vehicles/draft/draft-1/file': receive,
  });
  await enterText(user, 'VIN', 'short');
  await press(user, 'Save and continue later');
  await expectDescription('VIN', 'A VIN has 17');
  await user.click(screen.getByRole('link', { name: 'Vehicles' }));
  await user.click(
    within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).getByRole('button', {
      name: 'Back',
    }),
  );
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.clear(getField('VIN'));
  await enterText(user, 'Registration plate', 'CP 7788');
  await selectOption(user, 'Type', '20 ft lorry');
  await goToStep(user, 2, 'Cargo parameters');
  await user.click(getField('Width'));
  await user.tab(); // an empty measure field has the value zero
  await press(user, 'Back');
  await press(user, 'Save and continue later');
  await waitFor(() => expect(router.state.location.search).toBe('?view=drafts'));
  expect(requestBodies).toEqual([
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
  expect([notices, receivedFiles]).toEqual([['Draft saved'], []]);
});

test('shows missing access to a reader', async () => {
  renderPage({}, testUsers.reader);
  expect(await screen.findByText('You don’t have access to this page')).toBeVisible();
});
