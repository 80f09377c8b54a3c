/** SQL of what the credit notes of a bill's invoice credit of it, in the billing currency. @param bill its alias */
const creditedOf = (bill: string, amount: 'net' | 'tax' | 'net + tax') =>
  `coalesce((select sum(${amount}) from bill_credits
    where bill_credits.bill_id = ${bill}.id and bill_credits.bill_version = ${bill}.version), 0)`;

/**
 * SQL of the amounts of a bill without what is credited of it. `amount`: before tax; `net`: the same in the contract's
 * base currency, in the proportion of the billing currency.
 */
export const amountsAfterCredits = (bill: string) => ({
  amount: `(${bill}.tax_base - ${creditedOf(bill, 'net')})`,
  tax: `(${bill}.vat - ${creditedOf(bill, 'tax')})`,
  total: `(${bill}.total - ${creditedOf(bill, 'net + tax')})`,
  credited: creditedOf(bill, 'net + tax'),
  creditedNet: creditedOf(bill, 'net'),
  net: `(${bill}.net - coalesce(round(${bill}.net * ${creditedOf(bill, 'net')} / nullif(${bill}.tax_base, 0), 2), 0))`,
});
