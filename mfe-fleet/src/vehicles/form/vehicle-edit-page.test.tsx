import { screen, waitFor, within } from '@testing-library/react';
import type { Vehicle } from 'shared-contracts/fleet/vehicles';
import { errorReply, findAccessibilityViolations, renderScreen, testUsers, type Replies } from 'shared-ui/testing';
import {
  createFileReceiver,
  enterText,
  findStep,
  formReplies,
  getField,
  goToStep,
  pdfFile,
  press,
} from '../testing/vehicle-form.ts';
import { file, REFERENCE_TIME, vehicle } from '../testing/vehicle.fixtures.ts';
import VehicleEditPage from './vehicle-edit-page.tsx';

const files = [
  file({
    id: 'front',
    kind: 'photoFront',
    name: 'front.png',
    mime: 'image/png',
    url: '/api/vehicles/files/front',
    thumbnail: '/api/vehicles/files/front/thumbnail',
  }),
  file({
    id: 'policy',
    kind: 'insurance',
    name: 'policy.pdf',
    url: '/api/vehicles/files/policy',
    expiresAt: REFERENCE_TIME,
  }),
  file({ id: 'permit', kind: 'portPermit', name: 'permit.pdf', expiresAt: REFERENCE_TIME }),
  file({ id: 'record', kind: 'serviceRecord', name: 'record.pdf' }),
];
const content = () => new Blob(['x']);

const renderPage = (overrides: Partial<Vehicle> = {}, replies: Replies = {}) =>
  renderScreen(<VehicleEditPage />, {
    user: testUsers.fleetOwner,
    url: '/vehicles/vehicle-1/edit',
    path: '/vehicles/:id/edit',
    replies: {
      ...formReplies,
      'GET vehicles/:id': () => vehicle({ actions: ['edit'], files, ...overrides }),
      'GET vehicles/files/:id/thumbnail': content,
      'GET vehicles/files/:id': content,
      ...replies,
    },
  });

test('shows names instead of ids, saves from any step and sends untouched values unchanged', async () => {
  let requestBody: unknown;
  const { user, calls, router, notices } = renderPage(
    {},
    { 'PATCH vehicles/:id': ({ body }) => ((requestBody = body), vehicle()) },
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Edit WP LK-4521' })).toBeVisible();
  for (const [label, name] of Object.entries({
    Type: '20 ft lorry',
    Brand: 'Isuzu',
    Model: 'NPR',
    Color: 'White',
    'Fuel type': 'Diesel',
  }))
    expect(getField(label)).toHaveValue(name);
  expect([getField('Year'), getField('Engine power')].map((input) => (input as HTMLInputElement).value)).toEqual([
    '2021',
    '110',
  ]);
  await goToStep(user, 2, 'Cargo parameters');
  expect(screen.getByRole('button', { name: 'Remove Food' })).toBeVisible();
  expect(getField('Effective space')).toHaveValue('32'); // a manual value does not follow the dimensions
  expect(getField('Home location')).toHaveValue('Main depot');
  await enterText(user, 'Fixed cost', '95.50');
  await goToStep(user, 1, 'Vehicle characteristics');
  await enterText(user, 'Tracking device', '8601');
  await user.selectOptions(screen.getByRole('combobox', { name: /^Tracking app/ }), 'OsmAnd');
  await press(user, 'Save vehicle');
  await waitFor(() => expect(router.state.location.pathname).toBe('/vehicle/vehicle-1'));
  expect(requestBody).toEqual({
    registrationPlate: 'WP LK-4521',
    trackingDevice: '8601',
    trackingApp: 'osmAnd',
    vin: 'MBJ11JV5070010001',
    vehicleTypeId: 'type-1',
    licenseClass: null,
    brandId: 'brand-1',
    modelId: 'model-1',
    year: 2021,
    colorId: 'color-1',
    engineModel: '4HK1',
    enginePower: '110',
    fuelTypeId: 'fuel-1',
    axles: 2,
    weight: '4500',
    comment: 'Careful',
    cargoTypeIds: ['cargo-1'],
    width: '2.2',
    height: '2.4',
    length: '6.5',
    effectiveSpace: '32',
    palletPlaces: null,
    loadingMeters: null,
    maxCarryWeight: '7500',
    loadingOptions: ['rear', 'tailLift'],
    homeLocationId: 'depot',
    fixedCost: '95.50',
    kmCost: null,
  });
  expect(notices).toEqual(['Vehicle saved']);
  expect(calls.filter((call) => /files/.test(call))).toEqual([]);
});

test('views, replaces and deletes documents and changes an expiry date', async () => {
  const { receivedFiles, receive } = createFileReceiver();
  const fileCalls: unknown[] = [];
  const recordCall = ({ method, path, body }: { method: string; path: string; body: unknown }) => (
    fileCalls.push([method, path, body]),
    file()
  );
  const { user, baseElement, calls, router } = renderPage(
    {},
    {
      'PATCH vehicles/vehicle-1': () => vehicle(),
      'POST vehicles/vehicle-1/files': receive,
      'DELETE vehicles/vehicle-1/files/:id': recordCall,
      'PATCH vehicles/vehicle-1/files/:id': recordCall,
    },
  );
  await screen.findByRole('heading', { level: 1 });
  await goToStep(user, 3, 'Documents');
  expect(await screen.findByRole('img', { name: 'front.png' })).toBeVisible();
  expect(calls).toContain('GET vehicles/files/front/thumbnail');
  await press(user, 'View: Front');
  const viewer = await screen.findByRole('dialog', { name: 'front.png' });
  await waitFor(() => expect(calls).toContain('GET vehicles/files/front'));
  await user.click(within(viewer).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);

  expect(getField('Insurance, expiry date')).toHaveValue('01.12.2030');
  await enterText(user, 'Insurance, expiry date', '02.12.2031');
  await user.upload(screen.getByLabelText('Port permit'), pdfFile('permit-2031.pdf'));
  await press(user, 'Remove record.pdf');
  expect(screen.queryByRole('button', { name: 'View: Port permit' })).toBeNull();
  await press(user, 'Save vehicle');
  await waitFor(() => expect(router.state.location.pathname).toBe('/vehicle/vehicle-1'));
  expect(receivedFiles).toEqual([{ kind: 'portPermit', name: 'permit-2031.pdf', expiresAt: String(REFERENCE_TIME) }]);
  expect(fileCalls).toEqual([
    ['PATCH', 'vehicles/vehicle-1/files/policy', { expiresAt: Date.UTC(2031, 11, 2, 18, 29, 59) / 1000 }],
    ['DELETE', 'vehicles/vehicle-1/files/record', undefined],
  ]);
});

test('opens the step with an invalid date instead of saving', async () => {
  const { user, calls } = renderPage();
  await screen.findByRole('heading', { level: 1 });
  await goToStep(user, 3, 'Documents');
  await enterText(user, 'Insurance, expiry date', '31.02.2031');
  await user.tab();
  await goToStep(user, 1, 'Vehicle characteristics');
  await press(user, 'Save vehicle');
  await findStep('Documents');
  expect(await screen.findByText('Invalid date')).toBeVisible();
  expect(calls.filter((call) => call.startsWith('PATCH'))).toEqual([]);
});

test.each([
  ['shows missing access to a partner’s vehicle', {}, { actions: [] }, 'You don’t have access to this page'],
  [
    'shows a missing vehicle as not found',
    { 'GET vehicles/:id': () => errorReply(404, 'notFound') },
    {},
    'Vehicle not found',
  ],
])('%s', async (_name, replies, overrides, message) => {
  renderPage(overrides, replies);
  expect(await screen.findByText(message)).toBeVisible();
});
