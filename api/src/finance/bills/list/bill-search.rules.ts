/**
 * The beginning of the amount that a search text may mean, as the database writes amounts: `1,234.5` is `1234.5`. Null:
 * no amount.
 */
export function toAmountPrefix(text: string): string | null {
  const digits = text.replaceAll(/[,\s]/g, '');
  return /^\d{1,13}(\.\d{0,2})?$/.test(digits) ? digits : null;
}
