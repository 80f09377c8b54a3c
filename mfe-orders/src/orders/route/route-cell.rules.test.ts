import { chooseRouteLayout, describePlaces } from './route-cell.rules.ts';

test.each([
  ['all', ['Colombo Port', 'Kandy Depot']],
  ['all', ['Hatton', 'Kandy', 'Galle']],
  ['all', ['Hatton tea factory', 'Kandy city depot', 'Galle spice store']],
  ['ends', ['Hatton tea factory', 'Kandy city depot', 'Bandarawela estate', 'Galle spice store']],
  ['ends', ['Gampaha distribution centre', 'Anuradhapura depot', 'Jaffna']],
  ['all', ['Matale cinnamon and pepper', 'Galle spice store']],
  ['one', ['Bandaranaike Airport, cargo village', 'Kandy city depot', 'Port of Colombo, south harbour']],
  ['one', ['Gampaha distribution centre', 'Port of Colombo, export gate']],
  ['all', []],
] as const)('shows %s: %j', (layout, places) => expect(chooseRouteLayout(places, places.length)).toBe(layout));

test.each([
  [['Kandy'], '→\u00a0Kandy'],
  [['Kandy', 'Galle Fort'], '→\u00a0Kandy →\u00a0Galle Fort'],
  [[], '→\u00a0…'],
])('writes the places %j with arrows that no line ends with', (names, text) => {
  expect(describePlaces(names)).toBe(text);
});

test('the number of stops takes space', () => {
  const places = ['Hatton', 'x'.repeat(51)];
  expect([chooseRouteLayout(places, 2), chooseRouteLayout(places, 3)]).toEqual(['all', 'one']);
});
