import { screen, waitFor, within } from '@testing-library/react';
import {
  findAccessibilityViolations,
  testUsers,
  errorReply,
  renderScreen,
  findMap,
  type Replies,
} from 'shared-ui/testing';
import LocationsPage from './locations-page.tsx';
import { gate, pageOf, replies } from './testing/locations.fixtures.ts';

async function openDialog(dialogName: 'new' | 'edit.gate' | 'edit.depot', overrides: Replies = {}) {
  const sent: unknown[] = [];
  const saveReplies: Replies = {
    'POST v2/locations': ({ body }) => (sent.push(body), gate),
    'PATCH v2/locations/:id': ({ body }) => (sent.push(body), gate),
  };
  const view = renderScreen(<LocationsPage />, {
    url: `/?dialog=${dialogName}`,
    user: testUsers.cargoOwner,
    replies: { ...replies, 'GET locations': () => pageOf(), ...saveReplies, ...overrides },
  });
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('textbox', { name: 'Name' });
  await dialog.findByRole('group', { name: 'Position and geofence' });
  return {
    ...view,
    sent,
    dialog,
    save: () => view.user.click(dialog.getByRole('button', { name: /^(Save|Create location)$/ })),
  };
}

test('creates a location from a searched address and shows the attribution', async () => {
  const { user, dialog, sent, save, baseElement, notices } = await openDialog('new');
  await save();
  await waitFor(() =>
    expect(dialog.getByRole('textbox', { name: 'Latitude' })).toHaveAccessibleDescription('Field is required'),
  );
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Fort');
  await user.type(dialog.getByRole('combobox', { name: 'Find an address' }), 'galle');
  await user.click(await screen.findByRole('option', { name: /Galle/ }));
  await waitFor(() => expect(dialog.getByRole('textbox', { name: 'City' })).toHaveValue('Galle'));
  expect(
    dialog.getByText('The address service isn’t responding. Results are from the built-in list of towns.'),
  ).toBeVisible();
  expect(dialog.getByText('GeoNames, CC BY')).toBeVisible();
  await waitFor(() => expect(dialog.getByRole('combobox', { name: 'Country' })).toHaveValue('Sri Lanka'));
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  await save();
  await waitFor(() =>
    expect(sent).toEqual([
      {
        name: 'Fort',
        latitude: 6.0535,
        longitude: 80.221,
        geofenceType: 'circle',
        geofenceRadius: 200,
        geofencePolygon: null,
        openingHours: null,
        gates: [],
        contactIds: [],
        countryId: 'lk',
        buildingNumber: '',
        apartmentNumber: '',
        street1: '',
        street2: '',
        city: 'Galle',
        state: 'Southern',
        zip: '80000',
      },
    ]),
  );
  expect(notices).toEqual(['Location saved']);
});

test('a click on the map sets the position and offers the address there without overwriting entered fields', async () => {
  const { user, dialog, sent, save, calls } = await openDialog('edit.gate');
  const map = await findMap();
  await waitFor(() => expect(map.markers()).toContain('Export gate'));
  await waitFor(async () => {
    map.click({ latitude: 6.9612345678, longitude: 79.86 });
    expect(dialog.getByRole('textbox', { name: 'Latitude' })).toHaveValue('6.961235');
  });
  expect(await dialog.findByText('Near Galle, Sri Lanka')).toBeVisible();
  expect(calls).toContain('GET shared/geo/address?position=6.961235%2C79.86');
  expect(dialog.getByRole('textbox', { name: 'City' })).toHaveValue('Colombo');
  await user.click(dialog.getByRole('button', { name: 'Use this address' }));
  await waitFor(() => expect(dialog.getByRole('textbox', { name: 'City' })).toHaveValue('Galle'));
  await save();
  await waitFor(() => expect(sent).toMatchObject([{ latitude: 6.961235, longitude: 79.86, city: 'Galle' }]));
  expect(sent[0]).not.toHaveProperty('geofenceType');
});

test('a polygon is drawn in one step, and closed by saving', async () => {
  const { user, dialog, sent, save } = await openDialog('edit.gate');
  const map = await findMap();
  await waitFor(() => expect(map.markers()).toContain('Export gate'));
  await user.click(dialog.getByRole('button', { name: 'Polygon geofence' }));
  const drawing = await map.drawing();
  await waitFor(() => expect(drawing.getStartedKind()).toBe('polygon'));
  drawing.placeCorners({
    kind: 'polygon',
    points: [
      { latitude: 7, longitude: 80 },
      { latitude: 7, longitude: 81 },
      { latitude: 8, longitude: 80 },
    ],
  });
  await save();
  await waitFor(() => expect(sent).toMatchObject([{ geofenceType: 'polygon' }]));
});

test('the map of a new location opens where the organization is', async () => {
  const corners = [
    { latitude: 6, longitude: 79 },
    { latitude: 8, longitude: 81 },
  ];
  await openDialog('new', { 'GET locations': () => pageOf(gate), 'GET shared/geo/home': () => ({ corners }) });
  const map = await findMap();
  await waitFor(() => expect(map.center()).toMatchObject({ latitude: 7, longitude: 80 }));
  expect(map.markers()).toEqual([]); // the dialog's map, not the list's
});

test('a circle or polygon drawn on the map fills in the geofence fields', async () => {
  const { user, dialog, sent, save } = await openDialog('edit.gate');
  const map = await findMap();
  await waitFor(() => expect(map.markers()).toContain('Export gate'));
  await user.click(dialog.getByRole('button', { name: 'Circle geofence' }));
  const drawing = await map.drawing();
  await waitFor(() => expect(drawing.getGeofence()).toMatchObject({ kind: 'circle', radius: 200 }));
  drawing.draw({ kind: 'circle', latitude: 7, longitude: 80, radius: 350.4 });
  await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Radius' })).toHaveValue('350'));
  expect(dialog.getByRole('textbox', { name: 'Latitude' })).toHaveValue('7');
  drawing.draw({
    kind: 'polygon',
    points: [
      { latitude: 7, longitude: 80 },
      { latitude: 7, longitude: 81 },
      { latitude: 8, longitude: 80 },
    ],
  });
  expect(await dialog.findAllByRole('textbox', { name: 'Latitude' })).toHaveLength(4);
  await save();
  await waitFor(() =>
    expect(sent).toMatchObject([
      {
        latitude: 7,
        geofenceType: 'polygon',
        geofenceRadius: null,
        geofencePolygon: [
          [7, 80],
          [7, 81],
          [8, 80],
        ],
      },
    ]),
  );
});

test('corners can be entered as numbers; too few corners and crossing sides are rejected', async () => {
  const fields = { geofencePolygon: { code: 'crossesItself', message: 'The outline crosses itself' } };
  const { user, dialog, save } = await openDialog('edit.gate', {
    'PATCH v2/locations/:id': () => errorReply(422, 'invalid', { fields }),
  });
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Geofence' }), 'Polygon');
  await save();
  expect(await dialog.findByText('A polygon needs at least three corners')).toBeVisible();
  for (const [i, [latitude, longitude]] of [
    ['7', '-80'],
    ['8', '-81'],
    ['7.5', '-79'],
  ].entries()) {
    await user.click(dialog.getByRole('button', { name: 'Add corner' }));
    const rows = await dialog.findAllByRole('textbox', { name: 'Latitude' });
    expect(rows).toHaveLength(i + 2);
    await user.type(rows.at(-1)!, latitude!);
    await user.type(dialog.getAllByRole('textbox', { name: 'Longitude' }).at(-1)!, longitude!);
  }
  await save();
  expect(
    await dialog.findByText('The outline crosses itself. Move the corners so that no two sides meet.'),
  ).toBeVisible();
});

test('enters opening hours and closed days, and removes them', async () => {
  const hours = {
    timeZone: 'Asia/Colombo',
    intervals: [{ weekdays: [1, 2, 3, 4, 5, 6], from: '08:00', to: '18:30' }],
    closedDays: ['2030-12-25'],
  };
  const { user, dialog, sent, save, baseElement, unmount } = await openDialog('edit.gate');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Open' }), 'At certain times');
  await user.click(await dialog.findByRole('checkbox', { name: 'Sat' }));
  expect(dialog.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Asia/Colombo');
  expect(dialog.getByRole('textbox', { name: 'From' })).toHaveValue('08:00');
  await user.clear(dialog.getByRole('textbox', { name: 'To' }));
  await user.paste('18:30');
  await user.click(dialog.getByRole('button', { name: 'Add closed day' }));
  await user.click(await dialog.findByRole('textbox', { name: 'Closed on' }));
  await user.paste('25.12.2030');
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  await save();
  await waitFor(() => expect(sent).toEqual([{ openingHours: hours }]));
  unmount();

  const second = await openDialog('edit.gate', { 'GET locations/:id': () => ({ ...gate, openingHours: hours }) });
  expect(second.dialog.getByRole('checkbox', { name: 'Sat' })).toBeChecked();
  expect(second.dialog.getByRole('textbox', { name: 'Closed on' })).toHaveValue('25.12.2030');
  for (const day of ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'])
    await second.user.click(second.dialog.getByRole('checkbox', { name: day }));
  expect(await second.dialog.findByText('Choose at least one weekday')).toBeVisible();
  await second.user.selectOptions(second.dialog.getByRole('combobox', { name: 'Open' }), 'Always open');
  await second.save();
  await waitFor(() => expect(second.sent).toEqual([{ openingHours: null }]));
}, 60_000);
