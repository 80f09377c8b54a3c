import type { RowContext } from './columns.rules.ts';
import { OPENING_HOURS_COLUMNS } from './opening-hours-cells.rules.ts';

const context = (cells: Record<string, string>): RowContext => ({
  find: () => ({ value: '' }),
  timeZone: 'Asia/Colombo',
  cell: (title) => cells[title] ?? '',
});
const read = (title: string, text: string, cells: Record<string, string> = {}) =>
  OPENING_HOURS_COLUMNS.find((column) => column.title === title)?.read(text, context({ [title]: text, ...cells }));

test.each([
  ['Sun 10:00-14:00', [{ weekdays: [7], from: '10:00', to: '14:00' }]],
  [
    'Mon-Wed  08:00-12:00 ,13:00-17:00',
    [
      { weekdays: [1, 2, 3], from: '08:00', to: '12:00' },
      { weekdays: [1, 2, 3], from: '13:00', to: '17:00' },
    ],
  ],
])('reads %j in the time zone of the caller', (text, intervals) => {
  expect(read('Opening hours', text)).toEqual({ value: { timeZone: 'Asia/Colombo', intervals, closedDays: [] } });
});

test('reads a time zone and closed days next to hours', () => {
  const cells = { 'Time zone': ' Europe/Rome ', 'Closed days': '2030-12-25; 2030-12-26' };
  const intervals = [{ weekdays: [1], from: '08:00', to: '12:00' }];
  const closedDays = ['2030-12-25', '2030-12-26'];
  expect(read('Opening hours', 'Mon 08:00-12:00', cells)).toEqual({
    value: { timeZone: 'Europe/Rome', intervals, closedDays },
  });
  expect(read('Opening hours', 'Mon 08:00-12:00', { 'Time zone': ' ' })).toMatchObject({
    value: { timeZone: 'Asia/Colombo' },
  });
});

test.each([
  ['Opening hours', 'x', '', 'Write the hours as Mon-Fri 08:00-12:00, 13:00-17:00; Sat 08:00-12:00'],
  ['Closed days', '2030-12-25', ' ', 'Write the opening hours, too'],
  ['Closed days', '2030-12-25;x', 'Mon 08:00-12:00', 'Write the days as YYYY-MM-DD'],
  ['Closed days', '2030-12-25x', 'Mon 08:00-12:00', 'Write the days as YYYY-MM-DD'],
])('%s of %j beside %j: %s', (title, text, hours, message) =>
  expect(read(title, text, title === 'Opening hours' ? {} : { 'Opening hours': hours })).toMatchObject({
    problem: { message },
  }),
);

test.each(['Mon', 'Mo 08:00-12:00', 'Fri-Mon 08:00-12:00', 'Mon 8-12', 'Mon 08:00-12:00,', '08:00-12:00'])(
  'rejects %j',
  (text) => expect(read('Opening hours', text)).toMatchObject({ problem: { code: 'openingHours' } }),
);

test.each(['Time zone', 'Closed days'])('%s means nothing without hours', (title) => {
  expect(read(title, '2030-12-25')).toMatchObject({ problem: { code: 'hoursMissing' } });
  expect(read(title, '2030-12-25', { 'Opening hours': 'Mon 08:00-12:00' })).toStrictEqual({ value: undefined });
});
