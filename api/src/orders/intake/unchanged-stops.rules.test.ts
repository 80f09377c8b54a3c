import { ignoreUnchangedStops } from './unchanged-stops.rules.ts';

const error = { code: 'notFound', message: 'Location not found' };
const stop = (locationId: string, contactId: string | null = null) => ({ locationId, contactId });
const errors = {
  'stops.0.locationId': error,
  'stops.0.contactId': error,
  'stops.1.locationId': error,
  partnerId: error,
};

test.each([
  ['a stop that stays', [stop('a', 'x')], [stop('a', 'x')], ['stops.1.locationId', 'partnerId']],
  ['a stop that moved', [stop('b'), stop('a', 'x')], [stop('a', 'x'), stop('b')], ['partnerId']],
  ['another contact', [stop('a', 'x')], [stop('a', 'y')], ['stops.0.contactId', 'stops.1.locationId', 'partnerId']],
  ['another location', [stop('b')], [stop('a')], Object.keys(errors)],
  ['a second stop there', [stop('a', 'x')], [stop('a', 'x'), stop('a', 'x')], ['stops.1.locationId', 'partnerId']],
  ['two stops there', [stop('a'), stop('a', 'x')], [stop('a', 'x'), stop('a')], ['partnerId']],
])('excuses %s', (_case, before, after, expected) => {
  expect(Object.keys(ignoreUnchangedStops(errors, before, after))).toEqual(expected);
});
