import type { OrderQuantity } from 'shared-contracts/finance/dashboards';
import { useDayConversion } from 'shared-ui/format';
import type { FormatLabel } from './chart-data.ts';

/** Formats interval starts in the user's time zone: `08:00`, `24.12.`, `12.2026`, `2026`. */
export function useFormatLabel(unit: OrderQuantity['unit'] | undefined): FormatLabel {
  const { toDay, toTime } = useDayConversion();
  return (at) => {
    const [year = '', month = '', day = ''] = toDay(at).split('-');
    return { hour: toTime(at), day: `${day}.${month}.`, month: `${month}.${year}`, year }[unit ?? 'day'];
  };
}
