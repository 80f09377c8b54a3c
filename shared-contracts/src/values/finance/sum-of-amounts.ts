const CENTS = 100n;

const toCents = (amount: string): bigint => {
  const [whole = '0', places = ''] = amount.replace('-', '').split('.');
  const cents = BigInt(whole) * CENTS + BigInt(places.padEnd(2, '0').slice(0, 2));
  return amount.startsWith('-') ? -cents : cents;
};

/** The sum of decimal strings with at most two places. */
export function sumOfAmounts(amounts: readonly string[]): string {
  const sum = amounts.reduce((total, amount) => total + toCents(amount), 0n);
  const [sign, cents] = sum < 0n ? ['-', -sum] : ['', sum];
  return `${sign}${cents / CENTS}.${String(cents % CENTS).padStart(2, '0')}`;
}
