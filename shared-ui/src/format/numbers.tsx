import { usePreferences } from 'shared-auth';
import { DASH } from './dates.tsx';
import { formatMoney } from './decimals.ts';
import { formatMeasure, type MeasureKind } from 'shared-contracts/values/units';

/** A decimal string from the server, with its currency. */
export function Money({ value, currency }: { value: string | null | undefined; currency?: string | null }) {
  return value === null || value === undefined ? DASH : formatMoney(value, currency);
}

/** A metric value from the server in the user's units. */
export function Measure({ value, kind }: { value: string | number | null | undefined; kind: MeasureKind }) {
  const system = usePreferences((preferences) => preferences.units);
  return value === null || value === undefined ? DASH : formatMeasure(value, kind, system);
}
