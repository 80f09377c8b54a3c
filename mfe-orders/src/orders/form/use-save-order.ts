import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { OrderInput } from 'shared-contracts/orders';
import { useNavigate } from 'shared-ui/router';
import { dropDraft } from './order-draft.ts';
import { inputOf } from './order-values.ts';
import { orderMutations } from './orders.api.ts';
import { notices } from './orders.messages.ts';

/** Saves and sends the form's order; without an id a new one. It is saved before it is sent, so that a refusal to send loses nothing. */
export function useKeeping(id: string | undefined) {
  const saved = useRef(id);
  const navigate = useNavigate();
  const save = useMutation(orderMutations.save(notices.saved));
  const saveSilently = useMutation(orderMutations.save());
  const submit = useMutation(orderMutations.submit());

  const keep = async (by: typeof save, values: OrderInput) => {
    const order = await by.mutateAsync({ id: saved.current, input: inputOf(values) });
    saved.current = order.id;
    dropDraft();
    return order.id;
  };
  const show = (order: string) => navigate(`/orders/${order}`);

  return {
    isSaved: () => saved.current !== undefined,
    save: async (values: OrderInput) => show(await keep(save, values)),
    send: async (values: OrderInput) => {
      const order = await keep(saveSilently, values);
      await submit.mutateAsync(order);
      return show(order);
    },
  };
}
