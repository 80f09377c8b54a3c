/** SQL of what the credit notes of a bill's invoice credit of it, in the billing currency. @param bill its alias */
const creditedOf = (bill: string, amount: 'net' | 'tax' | 'net + tax') =>
  `coalesce((select sum(${amount}) from bill_credits
    where bill_credits.bill_id = ${bill}.id and bill_credits.bill_version = ${bill}.version), 0)`;

/** The same of `net` and `tax` that are joined once, for sums over many bills. */
const joinedOf = (credits: string, amount: 'net' | 'tax' | 'net + tax') =>
  `coalesce(${amount
    .split(' + ')
    .map((column) => `${credits}.${column}`)
    .join(' + ')}, 0)`;

/**
 * SQL of the amounts of a bill without what is credited of it. `amount`: before tax; `net`: the same in the contract's
 * base currency, in the proportion of the billing currency.
 * @param bill its alias
 * @param credits that of a row with the sums `net` and `tax` of its credits; none: they are read for each amount
 */
export function amountsAfterCredits(bill: string, credits?: string) {
  const of = (amount: 'net' | 'tax' | 'net + tax') =>
    credits === undefined ? creditedOf(bill, amount) : joinedOf(credits, amount);
  return {
    amount: `(${bill}.tax_base - ${of('net')})`,
    tax: `(${bill}.vat - ${of('tax')})`,
    total: `(${bill}.total - ${of('net + tax')})`,
    credited: of('net + tax'),
    creditedNet: of('net'),
    net: `(${bill}.net - coalesce(round(${bill}.net * ${of('net')} / nullif(${bill}.tax_base, 0), 2), 0))`,
  };
}
