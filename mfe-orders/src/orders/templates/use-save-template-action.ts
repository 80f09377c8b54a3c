import type { OrderRow } from 'shared-contracts/orders/orders';
import { useListParams } from 'shared-ui/list';
import type { Action } from 'shared-ui/overlays';
import { messages } from './templates.messages.ts';

/** Users who may duplicate an order may save it as a template. The dialog is opened by URL. */
export function useSaveTemplateAction(): (order: Pick<OrderRow, 'actions'>) => Action[] {
  const { openDialog } = useListParams();
  return ({ actions }) =>
    actions.includes('duplicate')
      ? [{ label: messages.saveAs, icon: 'copy', onSelect: () => openDialog('template') }]
      : [];
}
