import { usePreferences } from 'shared-auth';
import type { UnitSystem } from 'shared-contracts/values/limits';
import { DASH } from './dates.tsx';

/** `1234.5` → `1,234.50`; a string, so that no digit is lost. */
export function decimalText(value: string, places: number): string {
  const [whole = '0', fraction = ''] = value.split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+(?!\d))/g, ',');
  return places > 0 ? `${grouped}.${fraction.slice(0, places).padEnd(places, '0')}` : grouped;
}

/** A decimal string from the server, with its currency. */
export function Money({ value, currency }: { value: string | null | undefined; currency?: string | null }) {
  if (value === null || value === undefined) return DASH;
  return currency ? `${decimalText(value, 2)} ${currency}` : decimalText(value, 2);
}

export type MeasureKind = 'distance' | 'length' | 'weight' | 'space';

/** On the wire measures are metric: km, m, kg, CBM. */
const UNITS: Record<MeasureKind, Record<UnitSystem, { unit: string; factor: number; places: number }>> = {
  distance: { metric: { unit: 'km', factor: 1, places: 1 }, imperial: { unit: 'mi', factor: 1 / 1.609344, places: 1 } },
  length: { metric: { unit: 'm', factor: 1, places: 2 }, imperial: { unit: 'ft', factor: 1 / 0.3048, places: 2 } },
  weight: { metric: { unit: 'kg', factor: 1, places: 0 }, imperial: { unit: 'tonnes', factor: 0.001, places: 3 } },
  space: { metric: { unit: 'CBM', factor: 1, places: 2 }, imperial: { unit: 'SQF', factor: 35.3147, places: 2 } },
};

export function measureText(value: string | number, kind: MeasureKind, system: UnitSystem): string {
  const { unit, factor, places } = UNITS[kind][system];
  return `${decimalText((Number(value) * factor).toFixed(places), places)} ${unit}`;
}

/** A metric value from the server, in the units that the person chose. */
export function Measure({ value, kind }: { value: string | number | null | undefined; kind: MeasureKind }) {
  const system = usePreferences((preferences) => preferences.units);
  return value === null || value === undefined ? DASH : measureText(value, kind, system);
}
