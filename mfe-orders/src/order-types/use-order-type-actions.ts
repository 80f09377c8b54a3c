import { useMutation } from '@tanstack/react-query';
import type { OrderType } from 'shared-contracts/network/order-types';
import { withValues } from 'shared-ui';
import type { Action } from 'shared-ui/overlays';
import { orderTypeMutations } from './order-types.api.ts';
import { messages } from './order-types.messages.ts';

/** Maps the actions that the API allows on an order type to menu items. */
export function useOrderTypeActions(
  openDialog: (dialog: string, id: string) => void,
): (orderType: OrderType) => Action[] {
  const remove = useMutation(orderTypeMutations.remove());
  return ({ id, name, actions }) => {
    const actionItems: Record<OrderType['actions'][number], Action> = {
      edit: { label: messages.editVerb, icon: 'pencil', primary: true, onSelect: () => openDialog('edit', id) },
      delete: {
        label: messages.deleteVerb,
        icon: 'trash',
        danger: true,
        confirmText: withValues(messages.deleteText, { name }),
        onSelect: () => remove.mutateAsync(id),
      },
    };
    return actions.map((action) => actionItems[action]);
  };
}
