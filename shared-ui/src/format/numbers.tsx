import { usePreferences } from 'shared-auth';
import { DASH } from './dates.tsx';
import { formatMeasure, type MeasureKind } from 'shared-contracts/values/units';

/** `1234.5` → `1,234.50`. Works on strings, so that no digit is lost. */
export function formatDecimal(value: string, decimals: number): string {
  const [integer = '0', fraction = ''] = value.split('.');
  const grouped = integer.replaceAll(/\B(?=(\d{3})+(?!\d))/g, ',');
  return decimals > 0 ? `${grouped}.${fraction.slice(0, decimals).padEnd(decimals, '0')}` : grouped;
}

/** `1,234.50 LKR` */
export const formatMoney = (value: string, currency?: string | null) =>
  currency ? `${formatDecimal(value, 2)} ${currency}` : formatDecimal(value, 2);

/** A decimal string from the server, with its currency. */
export function Money({ value, currency }: { value: string | null | undefined; currency?: string | null }) {
  return value === null || value === undefined ? DASH : formatMoney(value, currency);
}

/** A metric value from the server in the user's units. */
export function Measure({ value, kind }: { value: string | number | null | undefined; kind: MeasureKind }) {
  const system = usePreferences((preferences) => preferences.units);
  return value === null || value === undefined ? DASH : formatMeasure(value, kind, system);
}
