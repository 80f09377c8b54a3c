/** `1234.5` → `1,234.50`. Works on strings, so that no digit is lost. */
export function formatDecimal(value: string, decimals: number): string {
  const [integer = '0', fraction = ''] = value.split('.');
  const grouped = integer.replaceAll(/\B(?=(\d{3})+(?!\d))/g, ',');
  return decimals > 0 ? `${grouped}.${fraction.slice(0, decimals).padEnd(decimals, '0')}` : grouped;
}

/** `1,234.50 LKR` */
export const formatMoney = (value: string, currency?: string | null) =>
  currency ? `${formatDecimal(value, 2)} ${currency}` : formatDecimal(value, 2);
