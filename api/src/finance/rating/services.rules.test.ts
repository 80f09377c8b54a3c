import fc from 'fast-check';
import type { ServiceRate } from 'shared-contracts/finance/contract-terms';
import { decimal, toMoney } from '../../platform/values/money.ts';
import { rateBill } from './bill.rules.ts';
import { findUnpricedServices, serviceCharges } from './services.rules.ts';
import { anyFacts, cents, K, km, sum } from './testing/rating.fixtures.ts';

const RATES: ServiceRate[] = [
  { name: 'Tail lift', unit: 'stop', rate: '1500.00' },
  { name: 'Second driver', unit: 'hour', rate: '333.33' },
  { name: 'Customs', unit: 'order', rate: '0.00' },
  { name: 'Sorting', unit: 'kg', rate: '0.05' },
];

test.each<[string, string, string, object]>([
  ['Tail lift', '2', '3000.00', { unit: 'stop', rate: '1500.00' }],
  ['tail LIFT', '1', '1500.00', { name: 'Tail lift' }],
  ['Second driver', '1.5', '500.00', { unit: 'hour' }],
  ['Customs', '1', '0.00', { unit: 'order' }],
  ['Sorting', '0.1', '0.01', { unit: 'kg' }],
])('charges %s × %s: %s', (name, quantity, amount, more) => {
  expect(serviceCharges([{ name, quantity }], RATES)).toMatchObject([{ rule: 'service', amount, quantity, ...more }]);
});

test('a service missing in the price list is not charged and makes the bill provisional', () => {
  const services = [
    { name: 'Tail lift', quantity: '1' },
    { name: 'Escort', quantity: '1' },
  ];
  expect(findUnpricedServices(services, RATES)).toEqual([1]);
  const bill = rateBill({ ...K, services: RATES }, km('100', { services }));
  expect(bill.reasons).toEqual(['noServiceRate']);
  expect(bill.lines.map(({ rule }) => rule)).toEqual(['distance', 'service']);
});

test('an agreed price does not include services', () => {
  const services = [{ name: 'Tail lift', quantity: '1' }];
  const bill = rateBill({ ...K, services: RATES }, km('100', { services, agreedPrice: '100.00' }));
  expect(bill.taxBase).toBe('1600.00');
});

const anyServices = fc.array(
  fc.record({
    name: fc.constantFrom(...RATES.map(({ name }) => name), 'Escort'),
    quantity: fc.integer({ min: 1, max: 9_999_999 }).map((value) => (value / 1_000).toFixed(3)),
  }),
  { maxLength: 5 },
);

test('services are never negative, are rounded by line and add up to the bill', () => {
  fc.assert(
    fc.property(anyFacts, anyServices, cents(1_000_000), (facts, services, rate) => {
      const rates = RATES.map((service) => ({ ...service, rate }));
      const bill = rateBill({ ...K, services: rates }, { ...facts, services });
      const lines = bill.lines.filter(({ rule }) => rule === 'service');
      expect(lines).toHaveLength(services.length - findUnpricedServices(services, rates).length);
      for (const { amount, quantity = '0' } of lines) {
        expect(decimal(amount).isNegative()).toBe(false);
        expect(amount).toBe(toMoney(decimal(quantity).times(rate)));
      }
      if (!decimal(sum(bill.lines)).isNegative()) expect(bill.taxBase).toBe(sum(bill.lines));
    }),
  );
});
