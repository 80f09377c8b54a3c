import { findPoorReleases } from './poor-releases.rules.ts';
import { toBucket } from './vitals.rules.ts';

const AREA = 'mfe-orders';
const TODAY = 20_717;
const AT = TODAY * 86_400 + 3_600;

const views = (build: string, value: number, day = TODAY) =>
  [1, 2].map((part) => ({
    area: AREA,
    build,
    vital: 'lcp' as const,
    day,
    part,
    bucket: toBucket('lcp', value),
    views: 300,
  }));
const judge = (
  counts: Parameters<typeof findPoorReleases>[0],
  { lifted = [], replacement = 'old' }: { lifted?: { liftedAt: number }[]; replacement?: string | undefined } = {},
) =>
  findPoorReleases(counts, {
    at: AT,
    lifted: lifted.map(({ liftedAt }) => ({ area: AREA, build: 'now', liftedAt })),
    listReplacements: ({ build }) => (build === 'old' ? [undefined] : [replacement, replacement]),
  }).map(({ build, poor }) => [build, poor]);

test.each([
  ['today', judge([...views('now', 5_000), ...views('old', 900)]), [['now', 600]]],
  ['yesterday', judge([...views('now', 5_000, TODAY - 1), ...views('old', 900)]), [['now', 600]]],
  ['the day before', judge([...views('now', 5_000, TODAY - 2), ...views('old', 900)]), []],
  ['compared with long ago', judge([...views('now', 5_000), ...views('old', 900, TODAY - 30)]), [['now', 600]]],
  ['lifted today', judge([...views('now', 5_000), ...views('old', 900)], { lifted: [{ liftedAt: AT - 60 }] }), []],
  [
    'lifted yesterday',
    judge([...views('now', 5_000), ...views('old', 900)], { lifted: [{ liftedAt: AT - 86_400 }] }),
    [['now', 600]],
  ],
  ['no other release', judge([...views('now', 5_000), ...views('old', 900)], { replacement: 'gone' }), []],
  ['the only release', judge(views('old', 5_000)), []],
  [
    'two releases, the worse first',
    judge([...views('next', 5_000), ...views('now', 6_000), ...views('now', 6_000, TODAY - 1), ...views('old', 900)]),
    [
      ['now', 1_200],
      ['next', 600],
    ],
  ],
])('finds releases with poor views: %s', (_, found, expected) => {
  expect(found).toEqual(expected);
});
