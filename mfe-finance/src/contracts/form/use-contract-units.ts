import type { UnitSystem } from 'shared-contracts/values/limits';
import { useFormValue } from 'shared-ui/form';
import { getUnitName } from 'shared-ui/format';
import { useNames } from './named-fields.tsx';

/** Currency and distance unit of the entered terms, shown inside the fields. */
export function useContractUnits() {
  const names = useNames();
  const [currencyId] = useFormValue<string | null>('terms.baseCurrencyId');
  const [system] = useFormValue<UnitSystem>('terms.unitStandard');
  return { currency: names[currencyId ?? ''] ?? '', distance: getUnitName('distance', system), system };
}
