import type { UnitSystem } from 'shared-contracts/values/limits';
import { useFormValue } from 'shared-ui/form';
import { unitOf } from 'shared-ui/format';
import { useNames } from './names.tsx';

/** What stands inside the fields: the currency and the unit of distance of the terms as they are entered. */
export function useContractUnits() {
  const names = useNames();
  const [currencyId] = useFormValue<string | null>('terms.baseCurrencyId');
  const [system] = useFormValue<UnitSystem>('terms.unitStandard');
  return { currency: names[currencyId ?? ''] ?? '', distance: unitOf('distance', system), system };
}
