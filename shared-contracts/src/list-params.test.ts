import { z } from 'zod';
import { listParam, repeatedParam } from './common.ts';

const Query = z.object({ stage: listParam(z.enum(['saved', 'started'])), area: repeatedParam(z.string()) });

test.each([
  ['nothing', {}, {}],
  ['one item', { stage: 'saved' }, { stage: ['saved'] }],
  ['a repeated parameter', { stage: ['saved', 'started'] }, { stage: ['saved', 'started'] }],
  ['items with commas between them', { stage: 'saved,started' }, { stage: ['saved', 'started'] }],
  ['both', { stage: ['saved,started', 'saved'] }, { stage: ['saved', 'started', 'saved'] }],
  ['items that have commas', { area: ['6.9,79.8', '7.2,80.6'] }, { area: ['6.9,79.8', '7.2,80.6'] }],
])('reads %s', (_case, query, expected) => {
  expect(Query.parse(query)).toEqual(expected);
});

test.each([[''], ['saved,'], ['saved,lost'], [Array.from({ length: 101 }, () => 'saved').join(',')]])(
  'rejects the list %j',
  (stage) => {
    expect(Query.safeParse({ stage }).success).toBe(false);
  },
);
