/** What so many credits cost, to the cent: money is never a float. `'250.00', 3` → `'750.00'` */
export function priceOf(unitPrice: string, quantity: number): string {
  const [whole = '0', fraction = ''] = unitPrice.split('.');
  const cents = (BigInt(whole + fraction.padEnd(2, '0').slice(0, 2)) * BigInt(quantity)).toString().padStart(3, '0');
  return `${cents.slice(0, -2)}.${cents.slice(-2)}`;
}
