import type { OrderQuantity } from 'shared-contracts/dashboards';
import { useDays } from 'shared-ui/format';
import type { LabelOf } from './chart-data.ts';

/** How the parts of a time are written, in the user's zone: 08:00, 24.12., 12.2026, 2026. */
export function useLabel(unit: OrderQuantity['unit'] | undefined): LabelOf {
  const { dayOf, timeOf } = useDays();
  return (at) => {
    const [year = '', month = '', day = ''] = dayOf(at).split('-');
    return { hour: timeOf(at), day: `${day}.${month}.`, month: `${month}.${year}`, year }[unit ?? 'day'];
  };
}
