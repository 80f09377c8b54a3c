import { type RawBuilder, sql } from 'kysely';
import { REPORT_CURRENCY, type ReportColumnId } from 'shared-contracts/values/finance/reports';
import { type Caller, isRoot } from '../../platform/access/caller.ts';
import { amountsAfterCredits } from '../../orders/public.ts';
import { LINE_RULES } from './drafts/bill-amounts.rules.ts';
import type { Joins } from './query-source.ts';
import type { Sums } from './totals/sums.ts';

/** Bill columns: drafts only for the owner, submitted bills also for the addressed partner. @param of the column of the billed record */
export const billJoin = (alias: string, of: string, { organizationId, ...caller }: Caller): RawBuilder<unknown> =>
  sql`left join bills ${sql.raw(alias)} on ${sql.raw(`${alias}.${of}`)} and ${sql.raw(alias)}.state <> 'draft'
    and (${sql.lit(isRoot(caller))} or ${organizationId} in (${sql.raw(`${alias}.organization_id, ${alias}.partner_id`)}))`;

const LINE_COLUMNS = ['linehaul', 'delayCharges', 'demurrage', 'extraCharges', 'discounts'] as const;

/** Joins the sums of a bill's lines as `{bill}_lines`: one pass over the lines for all columns. */
const joinLines = (bill: string): Joins[number] => {
  const sums = LINE_COLUMNS.map((column) => {
    const rules = LINE_RULES[column].map((rule) => `'${rule}'`).join(', ');
    return `sum((line->>'billed')::numeric) filter (where line->>'rule' in (${rules})) as "${column}"`;
  });
  const lines = `jsonb_array_elements(${bill}.figures->'lines') line`;
  return [
    `${bill}_lines`,
    () => sql.raw(`left join lateral (select ${sums.join(', ')} from ${lines}) ${bill}_lines on true`),
  ];
};

/**
 * Joins of a visible bill: `{bill}_lines`, `{bill}_contract`, `{bill}_payee` and `{bill}_contact`.
 * @param contact SQL of the contact of the billed record, for bills without one of their own
 */
export const billPartyJoins = (bill: string, contact: string): Joins => [
  joinLines(bill),
  ...[
    ['contract', 'contracts', `coalesce((${bill}.figures->'contract'->>'id')::uuid, ${bill}.contract_id)`],
    ['payee', 'organizations', `${bill}.partner_id`],
    ['contact', 'contacts', `coalesce(${bill}.billing_contact_id, ${contact})`],
  ].map(([name, table, id]): Joins[number] => [
    `${bill}_${name}`,
    () => sql.raw(`left join ${table} ${bill}_${name} on ${bill}_${name}.id = ${id}`),
  ]),
];

type BillColumn = ReportColumnId &
  (
    | 'billState'
    | 'linehaul'
    | 'delayCharges'
    | 'demurrage'
    | 'extraCharges'
    | 'discounts'
    | 'taxBase'
    | 'vat'
    | 'total'
    | 'billCurrency'
  );

/** SQL of the columns of a bill, all in its billing currency. */
export function billColumns(bill: string): Record<BillColumn, string> {
  return {
    billState: `coalesce(${bill}.state, 'draft')`,
    linehaul: `${bill}_lines."linehaul"`,
    delayCharges: `${bill}_lines."delayCharges"`,
    demurrage: `${bill}_lines."demurrage"`,
    extraCharges: `${bill}_lines."extraCharges"`,
    discounts: `${bill}_lines."discounts"`,
    taxBase: `${bill}.tax_base`,
    vat: `${bill}.vat`,
    total: `${bill}.total`,
    billCurrency: `(select short_name from currencies where currencies.id = ${bill}.currency_id)`,
  };
}

/** Filled in by `addOwnAmounts`. */
export const OWN_COLUMN_SQL = { ownTotal: 'null', ownRate: 'null', rateState: 'null' } as const;

/** Money of a bill, all in its billing currency. */
export function billSums(bill: string): Sums {
  const { billState: _state, billCurrency, ...amounts } = billColumns(bill);
  return Object.fromEntries(Object.keys(amounts).map((column) => [column, billCurrency]));
}

/** Aliases of the joined currencies and contract terms. */
type Contract = { base: string; billing: string; version: string };

/**
 * SQL of the amount before VAT: from the submitted bill without what is credited, otherwise as predicted in the
 * contract's base currency. In the report currency at the rate of the bill or contract, half up to 2 places; null without a rate.
 */
export function amountColumns(bill: string, predicted: string, { base, billing, version }: Contract) {
  const isBilled = `${bill}.state is not null`;
  const [inBase, inBilling] = [
    `when '${REPORT_CURRENCY}' = ${base}.short_name then`,
    `when '${REPORT_CURRENCY}' = ${billing}.short_name then`,
  ];
  const billed = billColumns(bill).billCurrency;
  const left = amountsAfterCredits(bill);
  return {
    amount: `case when ${isBilled} then ${left.amount} else round(${predicted}, 2) end`,
    currency: `case when ${isBilled} then ${billed} else ${base}.short_name end`,
    amountLkr: `case when ${isBilled} then case when '${REPORT_CURRENCY}' = ${billed} then ${left.amount} ${inBase} ${left.net} end ${inBase} round(${predicted}, 2)
      ${inBilling} round(${predicted} * (${version}.terms->>'conversionRate')::numeric, 2) end`,
  };
}
