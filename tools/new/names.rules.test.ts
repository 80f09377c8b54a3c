import { findAreaNameError, namesOf, findScreenNameError, titleOf } from './names.rules.ts';

test('names a screen in every form', () => {
  expect(namesOf('mfe-cold-chain', 'dock-doors')).toEqual({
    area: 'mfe-cold-chain',
    short: 'coldchain',
    screen: 'dock-doors',
    camel: 'dockDoors',
    Screen: 'DockDoors',
    label: 'menu.dockDoors',
  });
  expect(titleOf('dock-door-plans')).toBe('Dock door plans');
});

const AREAS = ['mfe-orders', 'mfe-trips'];
test.each([
  ['', 'Which area? For example: npm run new -- area mfe-warehouse'],
  ['mfe-trips', 'There is an area mfe-trips already: npm run new -- screen mfe-trips <name> gives it another screen.'],
  ['warehouse', 'An area is called mfe- and small letters, with hyphens between words: mfe-warehouse?'],
  ['mfe-WareHouse2', 'An area is called mfe- and small letters, with hyphens between words: mfe-ware-house?'],
  ['mfe_2nd_depot_', 'An area is called mfe- and small letters, with hyphens between words: mfe-nd-depot?'],
  ['my-mfe-depot', 'An area is called mfe- and small letters, with hyphens between words: mfe-my-mfe-depot?'],
  ['mfe-', 'An area is called mfe- and small letters, with hyphens between words.'],
  ['42', 'An area is called mfe- and small letters, with hyphens between words.'],
  ['mfe-trip', 'mfe-trip is one letter away from mfe-trips: choose a name that nobody takes for the other.'],
  ['mfe-tribs', 'mfe-tribs is one letter away from mfe-trips: choose a name that nobody takes for the other.'],
  ['mfe-stripss', undefined],
  ['mfe-warehouse', undefined],
])('answers an area called %j with %j', (name, words) => {
  expect(findAreaNameError(name, AREAS)).toBe(words);
});

const FILES = {
  areas: AREAS,
  paths: new Map([
    ['/routes', 'mfe-trips'],
    ['/sign-in', 'the shell'],
  ]),
  folders: ['app', 'planning'],
  labels: ['menu.zones'],
};
test.each([
  ['', 'racks', 'Which area, and which screen? For example: npm run new -- screen mfe-warehouse dock-doors'],
  ['mfe-tripz', 'racks', 'There is no area mfe-tripz: mfe-trips?'],
  ['mfe-strip', 'racks', 'There is no area mfe-strip: mfe-trips?'],
  ['mfe-stripes', 'racks', 'There is no area mfe-stripes: mfe-trips?'],
  ['mfe-driipzz', 'racks', 'There is no area mfe-driipzz: there are mfe-orders, mfe-trips.'],
  ['superb-mfe-trips', 'racks', 'There is no area superb-mfe-trips: there are mfe-orders, mfe-trips.'],
  ['-trips', 'racks', 'There is no area -trips: there are mfe-orders, mfe-trips.'],
  ['trips', 'racks', 'There is no area trips: mfe-trips?'],
  ['mfe-mars', 'racks', 'There is no area mfe-mars: there are mfe-orders, mfe-trips.'],
  ['mfe-trips', '', 'Which screen? For example: npm run new -- screen mfe-trips dock-doors'],
  ['mfe-trips', 'DockDoors', 'A screen is called in small letters, with hyphens between words: dock-doors?'],
  ['mfe-trips', 'dock doors 2', 'A screen is called in small letters, with hyphens between words: dock-doors?'],
  ['mfe-trips', '2', 'A screen is called in small letters, with hyphens between words.'],
  ['mfe-trips', 'app', 'app cannot be a screen: the name means something else to the portal.'],
  ['mfe-trips', 'planning', 'mfe-trips has a folder src/planning already.'],
  ['mfe-orders', 'routes', 'The address /routes belongs to mfe-trips already.'],
  ['mfe-orders', 'sign-in', 'The address /sign-in belongs to the shell already.'],
  ['mfe-trips', 'zones', 'mfe-trips has a label menu.zones already.'],
  ['mfe-trips', 'racks', undefined],
])('answers a screen of %s called %j with %j', (area, screen, words) => {
  expect(findScreenNameError(namesOf(area, screen), FILES)).toBe(words);
});
