import Sequencer from '@jest/test-sequencer';

type Tests = Parameters<Sequencer['sort']>[0];

/** Small files that take long, so that none of them is begun when everything else is over. */
const SLOW = [
  'api/src/fuzz.test.ts',
  'api/src/tenancy.test.ts',
  'api/src/main.test.ts',
  'tools/production/production.test.ts',
  'api/src/platform/embedded/embedded-postgres.test.ts',
  'tools/new/new.test.ts',
];

const isSlow = ({ path }: Tests[number]) => SLOW.some((file) => path.endsWith(file));

/** A clean checkout knows no times: without them the largest files come first. */
export default class SlowestFirst extends Sequencer {
  override async sort(tests: Tests): Promise<Tests> {
    const sorted = await super.sort(tests);
    return [...sorted.filter(isSlow), ...sorted.filter((test) => !isSlow(test))];
  }
}
