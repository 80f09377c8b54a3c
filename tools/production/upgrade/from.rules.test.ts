import { takeOption } from './from.rules.ts';

test.each([
  [[], undefined, []],
  [['--ports', '1,2'], undefined, ['--ports', '1,2']],
  [['--from', 'a.tgz', '--ports', '1,2'], 'a.tgz', ['--ports', '1,2']],
  [['--ports=1', '--from=a=b.tgz'], 'a=b.tgz', ['--ports=1']],
  [['--ports', '1', '--from'], undefined, ['--ports', '1']],
])('takes --from out of %j', (args, value, rest) => {
  expect(takeOption(args, 'from')).toEqual({ value, rest });
});
