import { enableStyles } from '../testing/enable-styles.ts';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import fc from 'fast-check';
import { cacheSystem } from './cached-system.ts';

enableStyles();
const plain = createSystem(defaultBaseConfig);
const cached = cacheSystem(createSystem(defaultBaseConfig));

const CELL = {
  base: { px: '2', borderBottomWidth: '1px', _hover: { bg: 'gray.100' } },
  variants: { align: { end: { textAlign: 'end' }, start: { textAlign: 'start' } } },
} as const;

const values: fc.Arbitrary<unknown> = fc.constantFrom(
  '1',
  '2px !important',
  'red.500',
  4,
  ['1', '2'],
  { base: '1', md: '2', _dark: '3' },
  null,
);
const properties = fc.dictionary(fc.constantFrom('p', 'px', 'color', 'bg', 'width'), values);
const styles = fc
  .record({ properties, hovered: properties })
  .map((style): SystemStyleObject => ({ ...style.properties, _hover: style.hovered }) as SystemStyleObject);

test('returns the styles of the system', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom('end', 'start', undefined), styles, styles)), (elements) => {
      for (const [align, css, props] of elements)
        expect(cached.css(cached.cva(CELL)({ align }), css, props)).toEqual(
          plain.css(plain.cva(CELL)({ align }), css, props),
        );
    }),
    { numRuns: 50 },
  );
});

test('makes the recipe of a configuration once', () => {
  expect(cached.cva(CELL)).toBe(cached.cva(CELL));
  expect(cached.cva(CELL)({ align: 'end' })).toBe(cached.cva(CELL)({ align: 'end' }));
});

test.each(['px', '_hover', 'css', 'href', 'aria-label', 'constructor'])('agrees on whether %s is a style', (name) => {
  for (let i = 0; i < 2; i += 1) expect(cached.isValidProperty(name)).toBe(plain.isValidProperty(name));
});
