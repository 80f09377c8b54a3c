import { exportRow } from '../../platform/export/testing/export-row.ts';
import { RECEIVED_OFFER_EXPORT } from './received-offer-export.rules.ts';

const offer = {
  number: 'O-12',
  shipperCode: 'ACME',
  organization: { name: 'Harvest' },
  places: [{ name: 'Port' }, { name: 'Kandy' }],
  pickupFrom: 21,
  pickupTo: 22,
  totalWeight: '500.000',
  quotedPrice: '95.00',
  price: '100.00',
  currency: 'LKR',
  state: 'offered',
  deadline: 10,
};

test('exports an offer with the price that was quoted', () => {
  expect(exportRow(RECEIVED_OFFER_EXPORT, offer)).toEqual({
    number: 'ACME·O-12',
    organization: 'Harvest',
    route: 'Port → Kandy',
    pickup: [21, 22],
    weight: '500.000',
    price: ['95.00', 'LKR'],
    state: 'offered',
    deadline: 10,
  });
});

test('or with the price of the tender', () => {
  expect(exportRow(RECEIVED_OFFER_EXPORT, { ...offer, quotedPrice: null }).price).toEqual(['100.00', 'LKR']);
});
