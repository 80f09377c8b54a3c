import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError } from 'shared-auth';
import type { OrderInput } from 'shared-contracts/orders/orders';
import { useNavigate } from 'shared-ui/router';
import { deleteDraft } from './order-draft.ts';
import { toOrderInput } from './order-form-values.ts';
import { useOrderNotices } from '../order-notices.ts';
import { orderMutations } from '../orders.api.ts';
import { notices } from '../orders.messages.ts';
import { toFormPath } from './stops.rules.ts';

/** Moves the errors of an API error to the fields of the form, which has empty rows that are not sent. */
function toFormError(error: unknown, values: OrderInput): unknown {
  if (!(error instanceof ApiError)) return error;
  const fields = Object.entries(error.fields).map(([path, fieldError]) => [toFormPath(path, values), fieldError]);
  if (fields.length === 0) return error;
  const { status, code, message, params, conflict } = error;
  return new ApiError({
    status,
    code,
    message,
    params,
    fields: Object.fromEntries(fields),
    ...(conflict && { conflict }),
  });
}

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
  const withFormErrors = <T>(values: OrderInput, run: () => Promise<T>) =>
    run().catch((error: unknown) => {
      throw toFormError(error, values);
    });
  const openOrder = (orderId: string) => navigate(`/orders/${orderId}`);

  return {
    isSaved: () => savedId.current !== undefined,
    save: (values: OrderInput) => withFormErrors(values, async () => openOrder(await saveAndGetId(save, values))),
    send: (values: OrderInput) =>
      withFormErrors(values, async () => {
        const orderId = await saveAndGetId(saveSilently, values);
        await submit.mutateAsync(orderId);
        return openOrder(orderId);
      }),
  };
}
