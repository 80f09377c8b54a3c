import { findRows } from './use-row-search.ts';

test('finds rows that have all words, in any order and case', () => {
  const rows = ['Port of Colombo Kandy 100', 'Kandy Galle 250', 'Galle Port 100'];
  const find = (search: string) => findRows(rows, search, (row) => row);
  expect(find('')).toEqual([0, 1, 2]);
  expect(find('kandy')).toEqual([0, 1]);
  expect(find(' 100  PORT ')).toEqual([0, 2]);
  expect(find('jaffna')).toEqual([]);
});
