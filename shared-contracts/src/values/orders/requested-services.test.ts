import { nameServices } from './requested-services.ts';

test.each([
  [[], ''],
  [[{ name: 'Tail lift', quantity: '1.000' }], 'Tail lift'],
  [
    [
      { name: 'Tail lift', quantity: '1' },
      { name: 'Waiting', quantity: '2.500' },
    ],
    'Tail lift, 2.5 × Waiting',
  ],
])('names services', (services, text) => {
  expect(nameServices(services)).toBe(text);
});
