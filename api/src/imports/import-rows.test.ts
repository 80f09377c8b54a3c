import { testApp } from '../platform/testing/test-app.ts';
import { type RowCells, openImportOffice } from './testing/import-office.fixtures.ts';

const portal = testApp();
/** Formats problems as `row column: message`. */
const toTexts = ({ problems }: { problems: { row: number; column: string | null; message: string }[] }) =>
  problems.map(({ row, column, message }) => `${row} ${column}: ${message}`);

test('reports every problem of a row by column', async () => {
  const { row, dryRun, build, organizationId, cargo, partner } = await openImportOffice(portal);
  for (let i = 0; i < 2; i++) await build.location({ organizationId, name: 'Twice' });
  await build.location({ organizationId, name: 'Store, gate 4' });
  await build.contract({ organizationId: partner.id, partnerId: organizationId, name: 'Same' });
  const thirdPartner = await build.organization({ type: '3pl' });
  await build.contract({ organizationId, partnerId: thirdPartner.id, name: 'Same' });
  const foreign = await build.cargo({ organizationId: thirdPartner.id, name: 'Theirs' });
  const cases: [RowCells, string | null][] = [
    [{ Contract: 'Same' }, null],
    [{ Stops: 'Store, gate 4;Store, gate 4,Amal Perera' }, null],
    [{ Stops: '', Cargo: '', 'Pack numbers': '', 'Loading duration': '', Flexible: 'TRUE' }, null],
    [{ 'Order type': '' }, 'Order type: Field is required'],
    [{ Operation: ' port ' }, 'Operation: Operation not found: port'],
    [{ Flexible: 'ja' }, 'Flexible: Write yes or no'],
    [{ 'Cutoff option': 'later' }, 'Cutoff option: Write one of none, pickup, delivery'],
    [{ 'Pickup to': '2026-02-30 10:00' }, 'Pickup to: Invalid date. Write YYYY-MM-DD HH:mm'],
    [{ 'Pickup to': '46346.5' }, 'Pickup to: Pickup to must be at or after pickup from'],
    [{ 'Pickup to': '2026-11-21 07:00' }, 'Pickup to: Pickup to must be at or after pickup from'],
    [
      { 'Delivery from': '2026-11-19 07:00', 'Pickup from': '', 'Pickup to': '' },
      'Delivery from: Delivery from must be in the future',
    ],
    [{ 'Loading duration': '1h' }, 'Loading duration: Write the duration as HH:mm'],
    [{ Cargo: `${cargo.name}` }, `Cargo: Write ${cargo.name} as name,count`],
    [{ Cargo: `${cargo.name},0` }, 'Cargo: Min 1'],
    [
      { Cargo: `${cargo.name},1000000;${cargo.name},1000000;${cargo.name},1000000` },
      'Cargo: Too much cargo for one order',
    ],
    [{ Cargo: `${cargo.name.toUpperCase()},1` }, `Cargo: Cargo not found: ${cargo.name.toUpperCase()}`],
    [{ Cargo: `${foreign.name},1` }, 'Cargo: Cargo not found: Theirs'],
    [{ 'Pack numbers': 'a;b' }, 'Pack numbers: More pack numbers than cargo'],
    [{ Stops: 'Twice;Kandy' }, 'Stops: More than one location is named Twice'],
    [{ Stops: 'Port,Nobody' }, 'Stops: Contact not found: Nobody'],
    [{ Stops: 'Nowhere,Amal Perera' }, 'Stops: Location not found: Nowhere'],
    [{ Stops: Array.from({ length: 51 }, () => 'Port').join(';') }, 'Stops: Max 50'],
    [{ Reference: 'x'.repeat(51) }, 'Reference: Max 50 symbols'],
    [{ 'Notification contacts': 'Amal Perera;Amal' }, 'Notification contacts: Contact not found: Amal'],
  ];
  const result = await dryRun(
    'orders',
    cases.map(([changes]) => ({ ...row, ...changes })),
  );
  expect(toTexts(result)).toEqual(cases.flatMap(([, message], i) => (message === null ? [] : [`${i + 2} ${message}`])));
  expect([result.total, result.valid]).toEqual([cases.length, 3]);
});

test('imports cargos and locations', async () => {
  const { organizationId, planner, build, dryRun, importRows, amal } = await openImportOffice(portal);
  const [general, food] = [
    await build.cargoType({ organizationId, name: 'Plain' }),
    await build.cargoType({ organizationId, name: 'Eatable' }),
  ];
  const cargo = {
    Name: 'Tea',
    Code: 'TEA',
    'Cargo type': general.name,
    'Allowed cargo types': `${food.name}`,
    'Shipping unit': 'Chest',
    'Billing by': 'weight',
    'Width (m)': '1.5',
    'Height (m)': '2',
    'Length (m)': '1',
    'Weight (kg)': '40',
    'Effective space (CBM)': '',
  };
  const cargos = [
    cargo,
    { ...cargo, Code: 'tea' },
    { ...cargo, Code: 'T2', 'Weight (kg)': 'heavy', 'Cargo type': 'None' },
    { ...cargo, Code: 'T3', 'Width (m)': '999999', 'Height (m)': '99999', 'Length (m)': '9999' },
  ];
  expect(toTexts(await dryRun('cargos', cargos))).toEqual([
    '3 Code: Already exists',
    '4 Cargo type: Cargo type not found: None',
    '4 Weight (kg): Invalid value',
    '5 Length (m): Too large for one piece',
  ]);
  const cargoResult = await importRows('cargos', cargos);
  expect([cargoResult.created, cargoResult.failed, cargoResult.rows[0]?.message]).toEqual([
    1,
    3,
    'There is a problem when creating this cargo',
  ]);
  expect((await portal.as(planner).get(`/cargos/${cargoResult.rows.at(-1)?.record?.id}`)).json()).toMatchObject({
    name: 'Tea',
    actualSpace: '3.000',
    effectiveSpace: '3.000',
    allowedCargoTypes: [{ id: food.id }],
  });

  const location = {
    Name: 'Depot',
    City: 'Kandy',
    Country: 'Sri Lanka',
    Latitude: '7.29',
    Longitude: '80.63',
    'Geofence type': 'circle',
    'Geofence radius (m)': '200',
    'Geofence polygon': '',
    'Opening hours': 'Mon-Fri 08:00-12:00, 13:00-17:00; Sat 22:00-04:00',
    'Time zone': 'Europe/Rome',
    'Closed days': '2030-12-25',
    Contacts: amal.name,
  };
  const polygonFence = {
    'Geofence type': 'polygon',
    'Geofence radius (m)': '',
    'Geofence polygon': '7,80;7.1,80;7.1,80.1',
  };
  const locations = [
    location,
    { ...location, ...polygonFence, Name: 'Field' },
    { ...location, 'Geofence radius (m)': '' },
    { ...location, ...polygonFence, 'Geofence polygon': '7,80;8' },
    { ...location, Latitude: '97', Country: 'Nowhere' },
    { ...location, ...polygonFence, 'Geofence polygon': '0,0;1,1;0,1;1,0' },
    { ...location, 'Opening hours': 'weekdays', 'Closed days': 'Sunday' },
    { ...location, 'Opening hours': 'Mon 08:00-12:00; Mon-Tue 11:00-15:00' },
  ];
  expect(toTexts(await dryRun('locations', locations))).toEqual([
    '4 Geofence radius (m): Field is required',
    '5 Geofence polygon: Write each corner as latitude,longitude',
    '6 Country: Country not found: Nowhere',
    '6 Latitude: Max 90',
    '7 Geofence polygon: The outline crosses itself',
    '8 Opening hours: Write the hours as Mon-Fri 08:00-12:00, 13:00-17:00; Sat 08:00-12:00',
    '8 Closed days: Write the days as YYYY-MM-DD',
    '9 Opening hours: Overlaps another interval',
  ]);
  const locationResult = await importRows('locations', locations);
  expect([locationResult.created, locationResult.failed, locationResult.rows[0]?.message]).toEqual([
    2,
    6,
    'There is a problem when creating this location',
  ]);
  const depot = locationResult.rows.find(({ row }) => row === 2)?.record;
  expect((await portal.as(planner).get(`/locations/${depot?.id}`)).json()).toMatchObject({
    name: depot?.name,
    openingHours: {
      timeZone: 'Europe/Rome',
      intervals: [
        { weekdays: [1, 2, 3, 4, 5], from: '08:00', to: '12:00' },
        { weekdays: [1, 2, 3, 4, 5], from: '13:00', to: '17:00' },
        { weekdays: [6], from: '22:00', to: '04:00' },
      ],
      closedDays: ['2030-12-25'],
    },
    country: { name: 'Sri Lanka' },
    geofenceRadius: 200,
    contacts: [{ id: amal.id }],
  });
});
