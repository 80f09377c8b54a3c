import { spacesOf } from './vehicle-form-space.ts';

test.each([
  [
    { width: '2.4', height: '2.5', length: '6' },
    { actual: '36.000', effective: '33.480' },
  ],
  [
    { width: '0.1', height: '0.1', length: '0.1' },
    { actual: '0.001', effective: '0.001' },
  ],
  [
    { width: '2.345', height: '2.39', length: '12.03' },
    { actual: '67.423', effective: '62.703' },
  ],
  [
    { width: '100', height: '100', length: '100' },
    { actual: '1000000.000', effective: '930000.000' },
  ],
  [{ width: '2.4', height: '', length: '6' }, undefined],
  [{ width: '2.4', height: null, length: '6' }, undefined],
  [{ width: '2.4', height: '0.000', length: '6' }, undefined],
])('a body of %j holds %j, as the server works it out', (dimensions, spaces) => {
  expect(spacesOf(dimensions)).toEqual(spaces);
});
