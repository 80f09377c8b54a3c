/** Multiplies in cents, never in floats: `'250.00', 3` → `'750.00'`. */
export function calculatePrice(unitPrice: string, quantity: number): string {
  const [integer = '0', fraction = ''] = unitPrice.split('.');
  const cents = (BigInt(integer + fraction.padEnd(2, '0').slice(0, 2)) * BigInt(quantity)).toString().padStart(3, '0');
  return `${cents.slice(0, -2)}.${cents.slice(-2)}`;
}
