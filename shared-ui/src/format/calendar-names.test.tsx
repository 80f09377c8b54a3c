import { useIntl } from 'react-intl';
import { MessagesProvider } from '../index.ts';
import { renderScreen } from '../testing/index.ts';
import italian from '../../locales/it.json';
import sinhala from '../../locales/sin.json';
import { getMonthName, getWeekdayName } from './calendar-names.ts';

function Names() {
  const intl = useIntl();
  return [getWeekdayName(intl, 1, 'long'), getWeekdayName(intl, 7, 'short'), getMonthName(intl, 12)].join(' ');
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
    const [monday, sunday, december] = [Date.UTC(2026, 0, 5), Date.UTC(2026, 0, 11), Date.UTC(2026, 11, 15)];
    expect(renderNames(language)).toBe(
      [
        format(monday, { weekday: 'long' }),
        format(sunday, { weekday: 'short' }),
        format(december, { month: 'long' }),
      ].join(' '),
    );
  },
);

test('has names of its own for languages that the browser lacks', () => {
  jest.spyOn(Intl.DateTimeFormat, 'supportedLocalesOf').mockReturnValue([]);
  expect(renderNames('sin')).toBe('සඳුදා ඉරිදා දෙසැම්බර්');
});
