import { useMutation } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { OrderRow } from 'shared-contracts/orders/orders';
import { ORDER_PAPER_NAMES, type OrderPaper } from 'shared-contracts/values/trips/trip-papers';
import { saveFile } from 'shared-ui/files';
import { useDayConversion } from 'shared-ui/format';
import type { Action } from 'shared-ui/overlays';
import { messages } from './papers.messages.ts';

type Order = Pick<OrderRow, 'id' | 'number'>;

/** Saves the consignment note of an order, or labels for its items, as a PDF. */
export function usePaperActions(): (order: Order) => Action[] {
  const { toDay } = useDayConversion();
  const download = useMutation({
    mutationFn: ({ id, paper }: { id: string; paper: OrderPaper }) => api.file(`orders/${id}/${paper}/export`),
  });
  return ({ id, number }) =>
    ORDER_PAPER_NAMES.map((paper) => ({
      label: messages[paper],
      icon: 'download',
      onSelect: async () => {
        const content = await download.mutateAsync({ id, paper });
        saveFile(content, `${toDay(Date.now() / 1_000)} ${paper} ${number}.pdf`);
      },
    }));
}
