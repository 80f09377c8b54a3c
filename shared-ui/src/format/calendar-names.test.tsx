import { useIntl } from 'react-intl';
import { MessagesProvider } from '../index.ts';
import { renderScreen } from '../testing/index.ts';
import italian from '../../locales/it.json';
import sinhala from '../../locales/sin.json';
import { getDayName, getMonthName, getWeekdayName } from './calendar-names.ts';

const SUNDAY = Date.UTC(2026, 0, 11);

function Names() {
  const intl = useIntl();
  return [
    getWeekdayName(intl, 1, 'long'),
    getWeekdayName(intl, 7, 'short'),
    getMonthName(intl, 12),
    getDayName(intl, new Date(SUNDAY)),
  ].join(' ');
}

function renderNames(language: 'it' | 'sin') {
  const { container } = renderScreen(
    <MessagesProvider messages={language === 'it' ? italian : sinhala}>
      <Names />
    </MessagesProvider>,
    { language },
  );
  return container.textContent;
}
afterEach(() => jest.restoreAllMocks());

test.each(['it', 'sin'] as const)(
  'names days and months as the browser does if it knows the language: %s',
  (language) => {
    const format = (day: number, options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(language === 'it' ? 'it' : 'si', { ...options, timeZone: 'UTC' }).format(day);
    const [monday, december] = [Date.UTC(2026, 0, 5), Date.UTC(2026, 11, 15)];
    expect(renderNames(language)).toBe(
      [
        format(monday, { weekday: 'long' }),
        format(SUNDAY, { weekday: 'short' }),
        format(december, { month: 'long' }),
        format(SUNDAY, { weekday: 'long', day: 'numeric', month: 'long' }),
      ].join(' '),
    );
  },
);

test('has names of its own for languages that the browser lacks', () => {
  jest.spyOn(Intl.DateTimeFormat, 'supportedLocalesOf').mockReturnValue([]);
  expect(renderNames('sin')).toBe('සඳුදා ඉරිදා දෙසැම්බර් ඉරිදා, 11 ජනවාරි');
});
