import { isSecret, shownValue } from './values.ts';

test.each<[string, unknown, unknown]>([
  ['name', 'Kandy', { text: 'Kandy' }],
  ['name', '', 'nothing'],
  ['name', null, 'nothing'],
  ['name', undefined, 'nothing'],
  ['rules', [], 'nothing'],
  ['showVersion', false, { is: false }],
  ['smtpPort', 587, { text: '587' }],
  ['smtpPort', 0, { text: '0' }],
  ['pickupFrom', 1_767_261_600, { at: 1_767_261_600 }],
  ['status', 0, { status: 'registered' }],
  ['status', 2, { status: 'blocked' }],
  ['status', 9, { text: '9' }],
  ['status', 'deactivated', { status: 'deactivated' }],
  ['kind', 'photoFront', { kind: 'photoFront' }],
  ['loadingOptions', ['rear', 'crane'], { loading: ['rear', 'crane'] }],
  ['loadingOptions', [], 'nothing'],
  ['notificationTypes', ['validated', 'delivered'], { stages: ['validated', 'delivered'] }],
  ['birthDate', 473_385_600, { at: 473_385_600 }],
  ['birthDate', -86_400, { at: -86_400 }],
  ['days', 90, { text: '90' }],
  ['timezone', { id: 'x', name: 'Asia/Colombo' }, { text: 'Asia/Colombo' }],
  [
    'rules',
    [
      { model: 'order', rule: 'read' },
      { model: 'trip', rule: 'write' },
    ],
    { text: 'order: read\ntrip: write' },
  ],
  ['homeLinks', [{ label: 'Help', url: 'https://x.example' }], { text: 'Help (https://x.example)' }],
  [
    'stops',
    [{ locationId: 'a', contact: { name: 'Ann' } }, 'b', null],
    { text: 'locationId: a\ncontact: Ann\nb\nnull' },
  ],
])('%s %j is shown as %j', (field, value, expected) => {
  expect(shownValue(field, value)).toEqual(expected);
});

test.each<[string, unknown, unknown]>([
  [
    'distanceRates',
    [
      { from: '0', to: '50', value: '235.00', backhaulRate: null },
      { from: '50', to: null, value: '205.00', backhaulRate: null },
    ],
    { text: 'FROM: 0, TO: 50, VALUE: 235.00\nFROM: 50, VALUE: 205.00' },
  ],
  [
    'delays',
    { loading: { freeMinutes: 120, ratePerHour: '500.00' }, transit: { freeMinutes: 30, ratePerHour: '1.00' } },
    { text: 'LOADING: FREEMINUTES: 120, RATEPERHOUR: 500.00\nTRANSIT: FREEMINUTES: 30, RATEPERHOUR: 1.00' },
  ],
  [
    'extraCharges',
    [
      { name: 'Toll', amount: '12.00' },
      { name: 'Pass', amount: '3.00' },
    ],
    { text: 'Toll: 12.00\nPass: 3.00' },
  ],
  ['calculationBasedDate', 'delivery', { choice: 'delivery' }],
  ['vatPercentage', '18', { text: '18' }],
])('of contracts and bills %s %j is shown as %j', (field, value, expected) => {
  expect(shownValue(field, value, (key) => key.toUpperCase())).toEqual(expected);
});

test('what was nothing and became something is no secret', () => {
  expect([
    isSecret({ field: 'a', from: null, to: null }),
    isSecret({ field: 'a', from: null, to: 'x' }),
    isSecret({ field: 'a', from: 'x', to: null }),
  ]).toEqual([true, false, false]);
});
