import { isSecret, toDisplayValue } from './display-value.ts';

test.each<[string, unknown, unknown]>([
  ['name', 'Kandy', { text: 'Kandy' }],
  ['name', '', 'empty'],
  ['name', null, 'empty'],
  ['name', undefined, 'empty'],
  ['rules', [], 'empty'],
  ['showVersion', false, { flag: false }],
  ['smtpPort', 587, { text: '587' }],
  ['smtpPort', 0, { text: '0' }],
  ['pickupFrom', 1_767_261_600, { time: 1_767_261_600 }],
  ['status', 0, { status: 'registered' }],
  ['status', 2, { status: 'blocked' }],
  ['status', 9, { text: '9' }],
  ['status', 'deactivated', { status: 'deactivated' }],
  ['kind', 'photoFront', { kind: 'photoFront' }],
  ['loadingOptions', ['rear', 'crane'], { loading: ['rear', 'crane'] }],
  ['loadingOptions', [], 'empty'],
  ['notificationTypes', ['validated', 'delivered'], { stages: ['validated', 'delivered'] }],
  ['birthDate', 473_385_600, { time: 473_385_600 }],
  ['birthDate', -86_400, { time: -86_400 }],
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
])('displays %s %j as %j', (field, value, expected) => {
  expect(toDisplayValue(field, value)).toEqual(expected);
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
])('displays the finance field %s %j as %j', (field, value, expected) => {
  expect(toDisplayValue(field, value, (key) => key.toUpperCase())).toEqual(expected);
});

test('treats a change without values as a secret', () => {
  expect([
    isSecret({ field: 'a', from: null, to: null }),
    isSecret({ field: 'a', from: null, to: 'x' }),
    isSecret({ field: 'a', from: 'x', to: null }),
  ]).toEqual([true, false, false]);
});
