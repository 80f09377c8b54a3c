import { renderScreen } from '../testing/index.ts';
import { DateTimeRange, dateTimeRangeLines } from './date-time-range.tsx';

type Range = [from: number | null, to: number | null];

/** In the time zone of the test users, UTC+5:30. */
const at = (year: number, month: number, day: number, hour: number) =>
  Date.UTC(year, month - 1, day, hour, -330) / 1000;
const { cell, detail } = dateTimeRangeLines((range: Range) => range);

function renderLines(range: Range) {
  const { container, unmount } = renderScreen(
    <>
      <p>{cell(range)}</p>
      <p>{detail(range)}</p>
    </>,
  );
  const lines = [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
  const title = container.querySelector('[title]')?.getAttribute('title');
  unmount();
  return { lines, title };
}

beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(at(2026, 11, 26, 12) * 1000));
afterEach(() => jest.restoreAllMocks());

test.each<[string, Range, string[]]>([
  ['on a day of this year', [at(2026, 12, 1, 8), at(2026, 12, 1, 10)], ['01.12.', '08:00 – 10:00']],
  ['over midnight', [at(2026, 12, 1, 22), at(2026, 12, 2, 4)], ['01.12. 22:00', '– 02.12. 04:00']],
  ['on a day of another year', [at(2027, 1, 4, 8), at(2027, 1, 4, 10)], ['04.01.2027', '08:00 – 10:00']],
  ['over midnight in another year', [at(2027, 1, 4, 22), at(2027, 1, 5, 4)], ['04.01.2027 22:00', '– 05.01. 04:00']],
  ['over the end of this year', [at(2026, 12, 31, 22), at(2027, 1, 1, 4)], ['31.12. 22:00', '– 01.01.2027 04:00']],
  ['over the end of last year', [at(2025, 12, 31, 22), at(2026, 1, 1, 4)], ['31.12.2025 22:00', '– 01.01.2026 04:00']],
  ['without an end', [at(2026, 12, 1, 8), null], ['01.12. 08:00', '– …']],
  ['without a start', [null, at(2026, 12, 1, 8)], ['…', '– 01.12. 08:00']],
  ['without both', [null, null], ['–', '']],
])('shows a window %s in two lines', (_name, range, lines) => expect(renderLines(range).lines).toEqual(lines));

test('has the whole window as its tooltip', () => {
  const range: Range = [at(2026, 12, 1, 8), at(2026, 12, 1, 10)];
  expect(renderLines(range).title).toBe('01.12.2026 08:00 – 10:00');
  const { container } = renderScreen(<DateTimeRange from={range[0]} to={range[1]} />);
  expect(container).toHaveTextContent('01.12.2026 08:00 – 10:00');
});
