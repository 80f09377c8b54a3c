import { useMutation } from '@tanstack/react-query';
import type { OrderType } from 'shared-contracts/order-types';
import { fill } from 'shared-ui';
import type { Action } from 'shared-ui/overlays';
import { orderTypeMutations } from './order-types.api.ts';
import { messages } from './order-types.messages.ts';

/** The API says what may be done to a row; the screen says how it looks. */
export function useOrderTypeActions(open: (dialog: string, id: string) => void): (orderType: OrderType) => Action[] {
  const remove = useMutation(orderTypeMutations.remove());
  return ({ id, name, actions }) => {
    const looks: Record<OrderType['actions'][number], Action> = {
      edit: { label: messages.editVerb, icon: 'pencil', primary: true, onSelect: () => open('edit', id) },
      delete: {
        label: messages.deleteVerb,
        icon: 'trash',
        danger: true,
        confirm: fill(messages.deleteText, { name }),
        onSelect: () => remove.mutateAsync(id),
      },
    };
    return actions.map((action) => looks[action]);
  };
}
