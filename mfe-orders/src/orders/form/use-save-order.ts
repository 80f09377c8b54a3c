import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { FeasibilityWarning } from 'shared-contracts/orders/feasibility';
import type { Order, OrderInput } from 'shared-contracts/orders/orders';
import { useNavigate } from 'shared-ui/router';
import { deleteDraft } from './order-draft.ts';
import { toOrderInput } from './order-form-values.ts';
import { listOpenWarnings } from '../feasibility/open-warnings.ts';
import { useOrderNotices } from '../order-notices.ts';
import { orderMutations } from '../orders.api.ts';
import { notices } from '../orders.messages.ts';
import { withFormErrors } from './form-errors.ts';

/** Asks whether to send the order despite its warnings; the answer is the reason. */
type Question = Pick<Order, 'stops'> & {
  warnings: readonly FeasibilityWarning[];
  answer: (reason: string | undefined) => void;
};

/**
 * Saves or submits the form; creates an order when there is no id. Submitting saves first, so that nothing is lost if it
 * fails.
 */
export function useSaveOrder(id: string | undefined) {
  const savedId = useRef(id);
  const [question, setQuestion] = useState<Question>();
  const navigate = useNavigate();
  const save = useMutation(orderMutations.save(notices.saved));
  const saveSilently = useMutation(orderMutations.save());
  const submit = useMutation(orderMutations.submit(useOrderNotices().submission));

  const saveForm = async (mutation: typeof save, values: OrderInput) => {
    const order = await mutation.mutateAsync({ id: savedId.current, input: toOrderInput(values) });
    savedId.current = order.id;
    deleteDraft();
    return order;
  };
  /** Asks for a reason if the order has warnings. */
  const submitAcknowledged = async ({ id: orderId, stops }: Order) => {
    try {
      await submit.mutateAsync({ id: orderId });
    } catch (error) {
      const warnings = listOpenWarnings(error);
      if (warnings.length === 0) throw error;
      const reason = await new Promise<string | undefined>((answer) => setQuestion({ warnings, stops, answer }));
      if (reason === undefined) throw error;
      const acknowledgedWarnings = [...new Set(warnings.map(({ code }) => code))];
      await submit.mutateAsync({ id: orderId, acknowledged: { acknowledgedWarnings, reason } });
    }
  };
  const openOrder = (orderId: string) => navigate(`/orders/${orderId}`);

  return {
    isSaved: () => savedId.current !== undefined,
    save: (values: OrderInput) => withFormErrors(values, async () => openOrder((await saveForm(save, values)).id)),
    send: (values: OrderInput) =>
      withFormErrors(values, async () => {
        const order = await saveForm(saveSilently, values);
        await submitAcknowledged(order);
        return openOrder(order.id);
      }),
    acknowledgement: question && {
      warnings: question.warnings,
      getPlace: (stop: number) => question.stops[stop]?.location.name,
      onAcknowledge: question.answer,
      onClose: () => {
        question.answer(undefined); // unless it has been answered
        setQuestion(undefined);
      },
    },
  };
}
