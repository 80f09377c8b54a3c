import Sequencer from '@jest/test-sequencer';

type Tests = Parameters<Sequencer['sort']>[0];

/** Runs the slowest files first, so that none of them starts when the others have ended. */
const SLOW = [
  'api/src/fuzz.test.ts',
  'api/src/tenancy.test.ts',
  'api/src/main.test.ts',
  'tools/production/production.test.ts',
  'api/src/platform/embedded/embedded-postgres.test.ts',
  'tools/new/new.test.ts',
];

const isSlow = ({ path }: Tests[number]) => SLOW.some((file) => path.endsWith(file));

/** A clean checkout has no recorded times: the largest files come first. */
export default class SlowestFirst extends Sequencer {
  override async sort(tests: Tests): Promise<Tests> {
    const sorted = await super.sort(tests);
    return [...sorted.filter(isSlow), ...sorted.filter((test) => !isSlow(test))];
  }
}
