import { usePreferences } from 'shared-auth';
import { DASH } from './dates.tsx';
import { measureText, type MeasureKind } from 'shared-contracts/values/units';

/** `1234.5` → `1,234.50`; a string, so that no digit is lost. */
export function decimalText(value: string, places: number): string {
  const [whole = '0', fraction = ''] = value.split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+(?!\d))/g, ',');
  return places > 0 ? `${grouped}.${fraction.slice(0, places).padEnd(places, '0')}` : grouped;
}

/** For a place in a message: `1,234.50 LKR`. */
export const moneyText = (value: string, currency?: string | null) =>
  currency ? `${decimalText(value, 2)} ${currency}` : decimalText(value, 2);

/** A decimal string from the server, with its currency. */
export function Money({ value, currency }: { value: string | null | undefined; currency?: string | null }) {
  return value === null || value === undefined ? DASH : moneyText(value, currency);
}

/** A metric value from the server, in the units that the person chose. */
export function Measure({ value, kind }: { value: string | number | null | undefined; kind: MeasureKind }) {
  const system = usePreferences((preferences) => preferences.units);
  return value === null || value === undefined ? DASH : measureText(value, kind, system);
}
