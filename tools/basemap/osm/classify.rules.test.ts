import {
  classifyArea,
  classifyLine,
  classifyPlace,
  getAreaZoom,
  getBorderLevel,
  pickNames,
  toBorder,
} from './classify.rules.ts';

test.each([
  [{ highway: 'motorway' }, 'roads highway 5'],
  [{ highway: 'service', name: 'x' }, 'roads other 13'],
  [{ highway: 'footway' }, null],
  [{ highway: 'service', area: 'yes' }, null],
  [{ highway: 'service', area: 'no' }, 'roads other 13'],
  [{ waterway: 'river' }, 'water river 8'],
  [{ highway: 'footway', waterway: 'canal' }, 'water canal 10'],
  [{ highway: 'service', area: 'yes', waterway: 'river' }, 'water river 8'],
  [{}, null],
])('a line with %j is %s', (tags, expected) => {
  const kind = classifyLine(tags);
  expect(kind && `${kind.layer} ${kind.kind} ${kind.min}`).toBe(expected);
});

test.each([
  [{ natural: 'water' }, true, 'water water 6'],
  [{ landuse: 'port', building: 'yes' }, true, 'landuse industrial 10'],
  [{ leisure: 'park' }, false, 'landcover park 10'],
  [{ boundary: 'national_park' }, false, 'landcover nature_reserve 8'],
  [{ building: 'yes' }, true, 'buildings building 14'],
  [{ building: 'yes' }, false, null],
  [{ building: 'no' }, true, null],
  [{ natural: 'cliff' }, true, null],
  [{}, true, null],
])('an area with %j, buildings %s, is %s', (tags, hasBuildings, expected) => {
  const kind = classifyArea(tags, hasBuildings);
  expect(kind && `${kind.layer} ${kind.kind} ${kind.min}`).toBe(expected);
});

test.each([
  [{ name: 'Kandy', place: 'city' }, 'locality'],
  [{ place: 'city' }, undefined],
  [{ name: 'Kandy', place: 'farm' }, undefined],
  [{ name: 'Kandy' }, undefined],
])('a place with %j is %s', (tags, kind) => expect(classifyPlace(tags)?.kind).toBe(kind));

test.each([
  [{ boundary: 'administrative', admin_level: '2' }, 2],
  [{ boundary: 'administrative', admin_level: '3' }, 3],
  [{ boundary: 'administrative', admin_level: '4' }, 4],
  [{ boundary: 'administrative', admin_level: '5' }, null],
  [{ boundary: 'administrative' }, null],
  [{ boundary: 'maritime', admin_level: '2' }, null],
])('a border with %j has the level %s', (tags, level) => expect(getBorderLevel(tags)).toBe(level));

test('countries have their borders before their regions', () => {
  expect(toBorder(2)).toEqual({ layer: 'boundaries', kind: 'country', min: 4 });
  expect([3, 4].map(toBorder)).toEqual(Array(2).fill({ layer: 'boundaries', kind: 'region', min: 7 }));
});

test.each([
  [
    { name: 'Kandy', 'name:si': 'x', 'name:sinh': 'y', xname: 'z', 'name:S1': 'z' },
    { name: 'Kandy', 'name:si': 'x' },
  ],
  [{ highway: 'trunk', ref: 'A1' }, { ref: 'A1' }],
  [{ highway: 'trunk', name: 'x' }, { name: 'x' }],
  [{ ref: 'A1', name: 'x' }, { name: 'x' }],
])('%j has the names %j', (tags, names) => expect(pickNames(tags)).toStrictEqual(names));

test.each([
  [3_600, 0],
  [2.8125, 0],
  [2.8124, 1],
  [1, 2],
  [0.01, 9],
  [0.0001, 14],
  [0, 14],
])('an area of %s degrees covers a few pixels from zoom %s', (width, zoom) => expect(getAreaZoom(width)).toBe(zoom));
