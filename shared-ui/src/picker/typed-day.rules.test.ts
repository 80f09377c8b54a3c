import fc from 'fast-check';
import { addDots, parseTypedDay } from './typed-day.rules.ts';

/** A Monday. */
const TODAY = '2026-11-23';

test.each([
  ['26.11.2026', '2026-11-26'],
  ['26.11.26', '2026-11-26'],
  ['26.11.', '2026-11-26'],
  ['26.11', '2026-11-26'],
  ['2611', '2026-11-26'],
  ['261126', '2026-11-26'],
  ['26112026', '2026-11-26'],
  ['6.1.27', '2027-01-06'],
  ['26/11/26', '2026-11-26'],
  ['26-11', '2026-11-26'],
  [' 26 11 26 ', '2026-11-26'],
  ['2026-11-26', '2026-11-26'],
  ['2026-1-6', '2026-01-06'],
  ['0103', '2027-03-01'], // nearer than the one of this year
  ['01.09', '2026-09-01'],
  ['29.02', undefined], // none of 2025 to 2027 has that day
  ['29.02.28', '2028-02-29'],
  ['01.01.80', '1980-01-01'],
  ['01.01.70', '2070-01-01'],
  ['31.02.2031', undefined],
  ['31.11', undefined],
  ['01.01.1899', undefined],
  ['01.01.1900', '1900-01-01'],
  ['26.11.202', undefined],
  ['26.11.2', undefined],
  ['311', undefined],
  ['26', undefined],
  ['', undefined],
  ['today', '2026-11-23'],
  ['Tomorrow', '2026-11-24'],
  ['tmr', '2026-11-24'],
  ['yesterday', '2026-11-22'],
  ['day  after tomorrow', '2026-11-25'],
  ['oggi', '2026-11-23'],
  ['domani', '2026-11-24'],
  ['dopodomani', '2026-11-25'],
  ['ieri', '2026-11-22'],
  ['aujourd’hui', '2026-11-23'],
  ["Aujourd'hui", '2026-11-23'],
  ['demain', '2026-11-24'],
  ['après-demain', '2026-11-25'],
  ['hier', '2026-11-22'],
  ['hoy', '2026-11-23'],
  ['mañana', '2026-11-24'],
  ['manana', '2026-11-24'],
  ['pasado mañana', '2026-11-25'],
  ['ayer', '2026-11-22'],
  ['අද', '2026-11-23'],
  ['හෙට', '2026-11-24'],
  ['අනිද්දා', '2026-11-25'],
  ['ඊයේ', '2026-11-22'],
  ['+2d', '2026-11-25'],
  ['+2', '2026-11-25'],
  ['-1d', '2026-11-22'],
  ['+ 10 days', '2026-12-03'],
  ['+2g', '2026-11-25'],
  ['+2j', '2026-11-25'],
  ['+2 días', '2026-11-25'],
  ['+2 දින', '2026-11-25'],
  ['in 2 days', '2026-11-25'],
  ['fra 2 giorni', '2026-11-25'],
  ['dans 2 jours', '2026-11-25'],
  ['en 2 días', '2026-11-25'],
  ['+1w', '2026-11-30'],
  ['+2 settimane', '2026-12-07'],
  ['+1 semaine', '2026-11-30'],
  ['+1 සති', '2026-11-30'],
  ['+3m', '2027-02-23'],
  ['-9 mois', '2026-02-23'],
  ['+2x', undefined],
  ['+', undefined],
  ['someday', undefined],
  ['constructor', undefined],
])('reads %j as %s', (text, day) => expect(parseTypedDay(text, TODAY)).toBe(day));

test.each([
  ['+1m', '2026-01-31', '2026-02-28'],
  ['tomorrow', '2026-12-31', '2027-01-01'],
  ['3112', '2027-01-02', '2026-12-31'],
  ['29.02', '2027-08-01', '2028-02-29'],
  ['01.01.90', '2035-06-01', '1990-01-01'],
  ['01.01.10', '2095-06-01', '2110-01-01'],
])('reads %j on %s as %s', (text, today, day) => expect(parseTypedDay(text, today)).toBe(day));

test.each([
  ['3', '3'],
  ['31', '31'],
  ['311', '31.1'],
  ['31.122', '31.12.2'],
  ['31122030', '31.12.2030'],
  ['1.2.2026', '1.2.2026'],
  ['31/12', '31/12'],
  ['x311', 'x311'],
  ['311x', '311x'],
  ['+2d', '+2d'],
])('shows typed %s as %s', (typed, text) => expect(addDots(typed)).toBe(text));

const days = fc
  .date({ min: new Date('1950-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const DAY_MS = 86_400_000;

test('reads every way to write a date as that date', () => {
  fc.assert(
    fc.property(days, days, (day, today) => {
      const [year, month, date] = day.split('-') as [string, string, string];
      const forms = [day, `${date}.${month}.${year}`, `${Number(date)}/${Number(month)}/${year}`, date + month + year];
      return forms.every((text) => parseTypedDay(text, today) === day);
    }),
  );
});

test('reads a date without its year as the nearest one', () => {
  fc.assert(
    fc.property(days, days, (day, today) => {
      const [, month, date] = day.split('-') as [string, string, string];
      const read = parseTypedDay(date + month, today);
      if (`${date}${month}` === '2902' && read === undefined) return true;
      const distance = Math.abs(Date.parse(read ?? '') - Date.parse(today)) / DAY_MS;
      return read?.slice(5) === day.slice(5) && (distance <= 183 || (date === '29' && month === '02'));
    }),
  );
});

test('is never confused: any text is a day or nothing', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[+-]?[\d./ dwm-]{0,12}$/)), (text) => {
      const day = parseTypedDay(text, TODAY);
      return day === undefined || (/^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)));
    }),
  );
});
