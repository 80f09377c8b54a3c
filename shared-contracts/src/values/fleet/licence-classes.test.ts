import { holdsLicenceClass, sortLicenceClasses } from './licence-classes.ts';

test.each<[string[], string | null, boolean]>([
  [[], null, true],
  [[], 'C', false],
  [['CE'], 'CE', true],
  [['CE'], 'C1', true],
  [['CE'], 'BE', true],
  [['CE'], 'D', false],
  [['C'], 'CE', false],
  [['C1E'], 'C', false],
  [['D'], 'B', true],
  [['D'], 'DE', false],
  [['D', 'CE'], 'DE', true],
  [['A'], 'AM', true],
  [['G1'], 'G1', true],
  [['CE', 'DE'], 'G1', false],
])('a licence of %j covers %s: %s', (held, needed, expected) => {
  expect(holdsLicenceClass(held, needed)).toBe(expected);
});

test('classes stand in the order of the directive, others after them, each once', () => {
  expect(sortLicenceClasses(['G1', 'CE', 'B', 'CE', 'F'])).toEqual(['B', 'CE', 'F', 'G1']);
});
