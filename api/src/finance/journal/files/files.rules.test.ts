import type { ListedPosting } from '../store/runs.store.ts';
import { encodeCp1252 } from './cp1252.rules.ts';
import { findDatevMisfits, fiscalYearOf, toDatev } from './datev.rules.ts';
import { entriesOf } from './entries.rules.ts';
import { toIif } from './iif.rules.ts';

const posting: ListedPosting = {
  runId: 'r',
  position: 1,
  kind: 'invoice',
  sourceId: 's',
  day: '2026-11-30',
  document: 'INV-2026-000001',
  reference: null,
  partnerId: 'p',
  partner: 'Müller & Söhne',
  text: 'INV-2026-000001 Müller & Söhne',
  debitRole: 'debtor',
  debitAccount: '10001',
  creditRole: 'revenue',
  creditAccount: '8400',
  amount: '1234.56',
  currency: 'EUR',
  ownAmount: '1234.56',
  ownCurrency: 'EUR',
  rate: '1',
};
const SETTINGS = { datevConsultant: 29_098, datevClient: 55_003, accountLength: 4, fiscalYearMonth: 1 };
const batch = { settings: SETTINGS, number: 7, isReExport: false, createdAt: Date.UTC(2026, 11, 1, 8, 30) / 1_000 };
const linesOf = (text: string) => text.split('\r\n');

test('a batch for DATEV has its header, its columns and a row per posting', () => {
  const [header = '', columns = '', row, end] = linesOf(toDatev(batch, [posting]));
  expect(header).toBe(
    '"EXTF";700;21;"Buchungsstapel";13;20261201083000000;;"";"";"";29098;55003;20260101;4;20261130;20261130;"Journal 7";"";1;0;0;"EUR";;"";;;"";;;"";""',
  );
  expect(header.split(';')).toHaveLength(31);
  expect(columns.split(';')).toHaveLength(14);
  expect(row).toBe('1234,56;"S";"EUR";;;;10001;8400;;3011;"INV-2026-000001";"";;"INV-2026-000001 Müller & Söhne"');
  expect(end).toBe('');
  expect(linesOf(toDatev({ ...batch, isReExport: true }, [posting]))[0]).toContain('"Journal 7 Wiederholung"');
});

test.each<[string, Partial<ListedPosting>, string]>([
  [
    'credits the partner’s account',
    { debitRole: 'bank', debitAccount: '1200', creditRole: 'debtor', creditAccount: '10001' },
    '1234,56;"H";"EUR";;;;10001;1200;',
  ],
  [
    'names the rate and the own amount of a foreign currency',
    { currency: 'USD', ownAmount: '1000.00', rate: '0.81' },
    '1234,56;"S";"USD";1,234568;1000,00;"EUR";10001;8400;',
  ],
])('a row %s', (_name, changes, expected) => {
  expect(linesOf(toDatev(batch, [{ ...posting, ...changes }]))[2]).toContain(expected);
});

test('texts are cut to their width, quoted, and never formulas', () => {
  const row = linesOf(
    toDatev(batch, [{ ...posting, document: `=1+1 ${'9'.repeat(60)}`, text: `=HYPERLINK("x")\n${'y'.repeat(90)}` }]),
  )[2];
  const [reference = '', , , text = ''] = row?.split(';').slice(10) ?? [];
  expect(reference).toBe(`"1+1-${'9'.repeat(32)}"`);
  expect(text.startsWith(`"'=HYPERLINK(""x"") y`)).toBe(true);
  expect(text.replaceAll('""', '"').slice(1, -1)).toHaveLength(60);
});

test.each([
  ['2026-03-31', 4, '2025-04-01'],
  ['2026-04-01', 4, '2026-04-01'],
  ['2026-12-31', 1, '2026-01-01'],
])('%s is in the fiscal year starting in month %i, which begins on %s', (day, month, start) => {
  expect(fiscalYearOf(day, month)).toBe(start);
});

test('accounts that DATEV can’t take are named', () => {
  const misfits = findDatevMisfits(
    [posting, { ...posting, debitAccount: '100001', creditAccount: 'Sales' }, { ...posting, creditAccount: '84000' }],
    SETTINGS,
  );
  expect(misfits).toEqual(['100001', '84000', 'Sales']);
});

test('Windows-1252 has the euro and umlauts, and question marks for the rest', () => {
  expect([...encodeCp1252('€ Äß–ශ')]).toEqual([0x80, 0x20, 0xc4, 0xdf, 0x96, 0x3f]);
  expect([...encodeCp1252('A\u0308')]).toEqual([0xc4]);
});

test('a journal for QuickBooks has a transaction per document, with debits and credits that cancel out', () => {
  const tax: ListedPosting = {
    ...posting,
    position: 2,
    creditRole: 'outputTax',
    creditAccount: '1776',
    ownAmount: '5.44',
  };
  const text = toIif(entriesOf([posting, tax, { ...posting, sourceId: 't', text: '=x\ty' }]));
  const lines = linesOf(text).slice(3);
  expect(lines[0]).toBe(
    'TRNS\tGENERAL JOURNAL\t11/30/2026\t10001\tMüller & Söhne\t1240.00\tINV-2026-000001\tINV-2026-000001 Müller & Söhne',
  );
  expect(lines.slice(1, 4).map((line) => line.split('\t').slice(0, 6).join(' '))).toEqual([
    'SPL GENERAL JOURNAL 11/30/2026 8400 Müller & Söhne -1234.56',
    'SPL GENERAL JOURNAL 11/30/2026 1776 Müller & Söhne -5.44',
    'ENDTRNS',
  ]);
  expect(lines[4]).toContain(`\t'=x y`);
});

const rowOf = (changes: Partial<ListedPosting>) => linesOf(toDatev(batch, [{ ...posting, ...changes }]))[2] ?? '';
test.each<[what: string, changes: Partial<ListedPosting>, row: RegExp]>([
  [
    'debits the first of two accounts without a partner',
    { debitRole: 'bank', creditRole: 'exchangeDifference' },
    /;"S";/,
  ],
  ['debits the first of two partners', { creditRole: 'creditor' }, /;"S";/],
  ['names the reference rather than the document', { reference: 'R 1' }, /;"R-1";"";/],
  ['begins no reference with signs of formulas', { reference: '+--+7-1' }, /;"7-1";"";/],
  ['writes several line breaks as one space', { text: 'a\r\n\tb' }, /"a b"$/],
  ['has no rate of an own amount of nothing', { currency: 'USD', rate: '0', ownAmount: '0.00' }, /;"USD";;0,00;"EUR";/],
])('a row %s', (_, changes, row) => {
  expect(rowOf(changes)).toMatch(row);
});

test('a batch covers the days of its postings, in any order', () => {
  const days = ['2026-11-20', '2026-11-30', '2026-11-02'].map((day) => ({ ...posting, day }));
  expect(linesOf(toDatev(batch, days))[0]).toContain(';20261102;20261130;');
});

test('a batch without a consultant leaves the fields empty', () => {
  const settings = { ...SETTINGS, datevConsultant: null, datevClient: null };
  expect(linesOf(toDatev({ ...batch, settings }, [posting]))[0]).toContain(';"";"";"";;;20260101;4;');
});

test.each(['', 'A123', '123A', '1 23'])('DATEV can’t take the account %j', (account) => {
  expect(findDatevMisfits([{ ...posting, creditAccount: account }], SETTINGS)).toEqual([account]);
});

test('Windows-1252 supports the characters at the edges of its two tables', () => {
  expect([...encodeCp1252('\u007f\u00a0ÿŸ\u0100')]).toEqual([0x7f, 0xa0, 0xff, 0x9f, 0x3f]);
  expect([...encodeCp1252('\u0080\u0085\u009f')]).toEqual([0x3f, 0x3f, 0x3f]);
});

test('QuickBooks gets short numbers, and texts on one line', () => {
  const text = toIif(entriesOf([{ ...posting, document: '1234567890123456789012', text: 'a"\r\n\tb', partner: null }]));
  expect(linesOf(text)[3]).toBe('TRNS\tGENERAL JOURNAL\t11/30/2026\t10001\t\t1234.56\t123456789012345678901\ta b');
});
