import type { JournalSettings } from 'shared-contracts/finance/journal';
import type { LedgerRole } from 'shared-contracts/values/finance/journal';
import { guardFormula } from '../../../platform/csv/csv-format.rules.ts';
import { decimal } from '../../../platform/values/money.ts';
import type { ListedPosting } from '../store/runs.store.ts';

/** `createdAt`: unix seconds. */
export type DatevBatch = {
  settings: JournalSettings;
  number: number;
  isReExport: boolean;
  createdAt: number;
};

/** The first columns of a `Buchungsstapel`; the others are optional. */
const COLUMNS = [
  'Umsatz (ohne Soll/Haben-Kz)',
  'Soll/Haben-Kennzeichen',
  'WKZ Umsatz',
  'Kurs',
  'Basis-Umsatz',
  'WKZ Basis-Umsatz',
  'Konto',
  'Gegenkonto (ohne BU-Schlüssel)',
  'BU-Schlüssel',
  'Belegdatum',
  'Belegfeld 1',
  'Belegfeld 2',
  'Skonto',
  'Buchungstext',
] as const;
const WIDTHS = { reference: 36, text: 60, title: 30 } as const;
const RATE_PLACES = 6;
const FORMAT = { version: 700, category: 21, batch: 13 } as const;
const FINANCIAL_ACCOUNTING = 1;
/** No particular accounting standard, open for changes. */
const [PURPOSE, IS_FIXED] = [0, 0];

const PARTNER_ROLES: ReadonlySet<LedgerRole> = new Set(['debtor', 'creditor']);

const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
const cut = (text: string, width: number) => text.slice(0, width);
const compact = (day: string) => day.replaceAll('-', '');
const toAmount = (amount: string) => amount.replace('.', ',');

/** Letters, digits and a few other characters; never starts like a formula. */
const toReference = (text: string) =>
  cut(text.replaceAll(/[^A-Za-z0-9$&%*+/-]/g, '-').replace(/^[+-]+/, ''), WIDTHS.reference);
const toText = (text: string) => cut(guardFormula(text.replaceAll(/[\t\r\n]+/g, ' ')), WIDTHS.text);

/** `DDMM`: the year follows from the fiscal year. */
const toDayMonth = (day: string) => `${day.slice(8)}${day.slice(5, 7)}`;

/** The first day of the fiscal year that a day is in. */
export function fiscalYearOf(day: string, fiscalYearMonth: number): string {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  return `${month < fiscalYearMonth ? year - 1 : year}-${String(fiscalYearMonth).padStart(2, '0')}-01`;
}

/** Accounts that DATEV can't take: digits only, and one more for partners than for other accounts. */
export function findDatevMisfits(postings: readonly ListedPosting[], { accountLength }: JournalSettings): string[] {
  const sides = postings.flatMap(({ debitRole, debitAccount, creditRole, creditAccount }) => [
    { role: debitRole, account: debitAccount },
    { role: creditRole, account: creditAccount },
  ]);
  const fits = ({ role, account }: (typeof sides)[number]) =>
    /^\d+$/.test(account) && account.length <= accountLength + (PARTNER_ROLES.has(role) ? 1 : 0);
  return [...new Set(sides.filter((side) => !fits(side)).map(({ account }) => account))].toSorted();
}

/** DATEV books an account against another: that of the partner, if there is one, against the other. */
function toRow(posting: ListedPosting): string {
  const { debitRole, debitAccount, creditRole, creditAccount, amount, currency, ownAmount, ownCurrency } = posting;
  const isCredit = PARTNER_ROLES.has(creditRole) && !PARTNER_ROLES.has(debitRole);
  const isForeign = currency !== ownCurrency;
  const rate = decimal(posting.rate);
  return [
    toAmount(amount),
    quote(isCredit ? 'H' : 'S'),
    quote(currency),
    isForeign && !rate.isZero() ? toAmount(decimal(1).div(rate).toFixed(RATE_PLACES)) : '',
    isForeign ? toAmount(ownAmount) : '',
    isForeign ? quote(ownCurrency) : '',
    isCredit ? creditAccount : debitAccount,
    isCredit ? debitAccount : creditAccount,
    '',
    toDayMonth(posting.day),
    quote(toReference(posting.reference ?? posting.document)),
    quote(''),
    '',
    quote(toText(posting.text)),
  ].join(';');
}

const toTimestamp = (at: number) => new Date(at * 1_000).toISOString().replaceAll(/[-T:.Z]/g, '');

function toHeader({ settings, number, isReExport, createdAt }: DatevBatch, postings: readonly ListedPosting[]) {
  const days = postings.map(({ day }) => day).toSorted();
  const [first = '', last = first] = [days[0], days.at(-1)];
  const title = cut(`Journal ${number}${isReExport ? ' Wiederholung' : ''}`, WIDTHS.title);
  return [
    quote('EXTF'),
    FORMAT.version,
    FORMAT.category,
    quote('Buchungsstapel'),
    FORMAT.batch,
    toTimestamp(createdAt),
    '',
    quote(''),
    quote(''),
    quote(''),
    settings.datevConsultant ?? '',
    settings.datevClient ?? '',
    compact(fiscalYearOf(first, settings.fiscalYearMonth)),
    settings.accountLength,
    compact(first),
    compact(last),
    quote(title),
    quote(''),
    FINANCIAL_ACCOUNTING,
    PURPOSE,
    IS_FIXED,
    quote(postings[0]?.ownCurrency ?? ''),
    '',
    quote(''),
    '',
    '',
    quote(''),
    '',
    '',
    quote(''),
    quote(''),
  ].join(';');
}

/** A `Buchungsstapel` of one fiscal year in the EXTF format, to be encoded in Windows-1252. */
export const toDatev = (batch: DatevBatch, postings: readonly ListedPosting[]): string =>
  [toHeader(batch, postings), COLUMNS.join(';'), ...postings.map(toRow)].map((line) => `${line}\r\n`).join('');
