import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { OrderInput } from 'shared-contracts/orders/orders';
import { useNavigate } from 'shared-ui/router';
import { deleteDraft } from './order-draft.ts';
import { toOrderInput } from './order-form-values.ts';
import { useOrderNotices } from '../order-notices.ts';
import { orderMutations } from '../orders.api.ts';
import { notices } from '../orders.messages.ts';

/**
 * Saves or submits the form; creates an order when there is no id. Submitting saves first, so that nothing is lost if it
 * fails.
 */
export function useSaveOrder(id: string | undefined) {
  const savedId = useRef(id);
  const navigate = useNavigate();
  const save = useMutation(orderMutations.save(notices.saved));
  const saveSilently = useMutation(orderMutations.save());
  const submit = useMutation(orderMutations.submit(useOrderNotices().submission));

  const saveAndGetId = async (mutation: typeof save, values: OrderInput) => {
    const order = await mutation.mutateAsync({ id: savedId.current, input: toOrderInput(values) });
    savedId.current = order.id;
    deleteDraft();
    return order.id;
  };
  const openOrder = (orderId: string) => navigate(`/orders/${orderId}`);

  return {
    isSaved: () => savedId.current !== undefined,
    save: async (values: OrderInput) => openOrder(await saveAndGetId(save, values)),
    send: async (values: OrderInput) => {
      const orderId = await saveAndGetId(saveSilently, values);
      await submit.mutateAsync(orderId);
      return openOrder(orderId);
    },
  };
}
