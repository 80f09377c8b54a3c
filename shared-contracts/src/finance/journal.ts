import { z } from 'zod';
import { Day, Id, pageOf, Paging, requiredText, sortBy, UnixTime } from '../common.ts';
import { JOURNAL_FORMATS, LEDGER_KEYS, LEDGER_LIMITS, LEDGER_ROLES } from '../values/finance/journal.ts';
import { Month } from './month-locks.ts';
import { Amount } from './rated-trips.ts';

/** Tabs would end a field of an IIF file. */
const Account = requiredText(LEDGER_LIMITS.account).regex(/^[^\t\r\n"]+$/, 'invalid');
const PERCENTAGE = /^\d{1,3}(\.\d{1,4})?$/;

/**
 * `GET /ledger-accounts`, `PUT /ledger-accounts` (LedgerAccountInput), `DELETE /ledger-accounts/{id}`: changed by who
 * approves the bills of orders and trips. `key`: the id of a partner, the code of an order type or a percentage; null:
 * for all others.
 */
export const LedgerAccount = z.object({
  id: Id,
  role: z.enum(LEDGER_ROLES),
  key: z.string().nullable(),
  /** The name of the partner, otherwise the key itself. */
  name: z.string().nullable(),
  account: z.string(),
});
export const LedgerAccountList = z.object({ items: z.array(LedgerAccount) });
export const LedgerAccountInput = z
  .object({ role: z.enum(LEDGER_ROLES), key: requiredText(LEDGER_LIMITS.key).nullable(), account: Account })
  .superRefine(({ role, key }, context) => {
    if (key === null) return;
    const type = LEDGER_KEYS[role];
    const isValid = {
      partner: () => Id.safeParse(key).success,
      orderType: () => true,
      taxRate: () => PERCENTAGE.test(key),
    };
    if (type === null || !isValid[type]())
      context.addIssue({ code: 'custom', path: ['key'], message: 'invalid', input: key });
  });

const between = ({ min, max }: { min: number; max: number }) => z.int().min(min).max(max);
/** `GET`, `PUT /journal-settings`: what the files for DATEV name. */
export const JournalSettings = z.object({
  datevConsultant: between(LEDGER_LIMITS.datevConsultant).nullable(),
  datevClient: between(LEDGER_LIMITS.datevClient).nullable(),
  accountLength: between(LEDGER_LIMITS.accountLength),
  /** The first month of the fiscal year. */
  fiscalYearMonth: between(LEDGER_LIMITS.fiscalYearMonth),
});

/**
 * `POST /journal-runs`: exports the postings of a month, or all up to a day, that no run has exported.
 * 409 `accountsMissing` names the accounts, `exchangeRateMissing`, `nothingToExport`
 */
export const JournalRunInput = z.union([z.strictObject({ month: Month }), z.strictObject({ to: Day })]);
export const JournalTotal = z.object({ currency: z.string(), postings: z.int(), amount: Amount });
export const JournalRun = z.object({
  id: Id,
  number: z.int(),
  /** Null: from the beginning. */
  from: Day.nullable(),
  to: Day,
  documents: z.int(),
  postings: z.int(),
  /** Debits, which equal the credits. */
  totals: z.array(JournalTotal),
  createdAt: UnixTime,
  createdBy: z.string(),
  downloads: z.int(),
  lastDownloadAt: UnixTime.nullable(),
});
export const JournalRunQuery = Paging.extend({ sort: sortBy(['number', 'createdAt', 'to']).default('-number') });
export const JournalRunPage = pageOf(JournalRun);

/**
 * `GET /journal-runs/{id}/file`: the second download and later ones are marked as re-exports.
 * 409 `datevSettingsMissing`, `datevAccount`, `datevYears`
 */
export const JournalFileQuery = z.object({ format: z.enum(JOURNAL_FORMATS) });

export type LedgerAccount = z.infer<typeof LedgerAccount>;
export type LedgerAccountInput = z.infer<typeof LedgerAccountInput>;
export type JournalSettings = z.infer<typeof JournalSettings>;
export type JournalRunInput = z.infer<typeof JournalRunInput>;
export type JournalTotal = z.infer<typeof JournalTotal>;
export type JournalRun = z.infer<typeof JournalRun>;
export type JournalRunQuery = z.output<typeof JournalRunQuery>;
