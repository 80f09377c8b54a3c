import { formatValue, type ChangedFields } from './format-value.ts';

const message = (defaultMessage: string) => ({ id: `test.${defaultMessage}`, defaultMessage });
const fields: ChangedFields = {
  status: { label: message('Status'), codes: { 2: message('Blocked'), deactivated: message('Deactivated') } },
  loadingOptions: { label: message('Loading'), codes: { rear: message('Rear'), crane: message('Crane') } },
  birthDate: { label: message('Birth date'), kind: 'date' },
  loadingMinutes: { label: message('Loading duration'), kind: 'minutes' },
  width: { label: message('Width'), kind: 'length' },
  discount: { label: message('Discount'), kind: 'money' },
  vatPercentage: { label: message('VAT'), kind: 'percent' },
  polygon: { label: message('Area'), kind: 'opaque' },
  locationId: message('Location'),
  windowFrom: message('Window from'),
};
const format = (field: string, value: unknown, units: 'metric' | 'imperial' = 'metric') =>
  formatValue(field, value, {
    fields,
    units,
    timeZone: 'Asia/Colombo',
    formatMessage: ({ defaultMessage }) => (typeof defaultMessage === 'string' ? defaultMessage : ''),
  });

test.each<[string, unknown, string]>([
  ['name', 'Kandy', 'Kandy'],
  ['name', '', '–'],
  ['name', null, '–'],
  ['rules', [], '–'],
  ['showVersion', false, 'No'],
  ['showVersion', true, 'Yes'],
  ['smtpPort', 587, '587'],
  ['pickupFrom', 1_767_261_600, '01.01.2026 15:30'],
  ['status', 2, 'Blocked'],
  ['status', 9, '9'],
  ['status', 'deactivated', 'Deactivated'],
  ['loadingOptions', ['rear', 'crane', 'new'], 'Rear, Crane, new'],
  ['birthDate', 473_385_600, '01.01.1985'],
  ['birthDate', -86_400, '31.12.1969'],
  ['loadingMinutes', 90, '01:30'],
  ['width', '2.4', '2.40 m'],
  ['discount', '1234.5', '1,234.50'],
  ['vatPercentage', '18', '18 %'],
  ['polygon', [[80.1, 7.2]], 'changed'],
  ['timezone', { id: 'x', name: 'Asia/Colombo' }, 'Asia/Colombo'],
  [
    'rules',
    [
      { model: 'order', rule: 'read' },
      { model: 'trip', rule: 'write' },
    ],
    'order: read\ntrip: write',
  ],
  ['homeLinks', [{ label: 'Help', url: 'https://x.example' }], 'Help (https://x.example)'],
  ['extraCharges', [{ name: 'Toll', amount: '12.00' }, { name: 'Pass' }], 'Toll: 12.00\nPass'],
  [
    'stops',
    [{ locationId: 'Hatton', windowFrom: 1_767_261_600, contactId: null, items: [] }],
    'Location: Hatton, Window from: 01.01.2026 15:30',
  ],
  [
    'delays',
    { loading: { loadingMinutes: 120 }, other: { free: 5 } },
    'loading: Loading duration: 02:00\nother: free: 5',
  ],
])('formats %s %j as %j', (field, value, expected) => {
  expect(format(field, value)).toBe(expected);
});

test('shows measures in the units of the user', () => {
  expect(format('width', '2.4', 'imperial')).toBe('7.87 ft');
});
