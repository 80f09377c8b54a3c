import { useMutation } from '@tanstack/react-query';
import { ApiError } from 'shared-auth';
import type { OrderRow } from 'shared-contracts/orders';
import type { OrderAction } from 'shared-contracts/values/order-stages';
import { fill } from 'shared-ui';
import { notify } from 'shared-ui/data';
import { useListParams } from 'shared-ui/list';
import type { Action } from 'shared-ui/overlays';
import { useNavigate } from 'shared-ui/router';
import { messages } from './order-page.messages.ts';
import { orderMutations } from './orders.api.ts';
import { actionLabels as labels, consequences } from './orders.messages.ts';

type Subject = Pick<OrderRow, 'id' | 'number' | 'stage' | 'actions'>;
type Options = {
  /** In a row there is less room. */
  short?: boolean;
  /** Asks for the reason. */
  onReject: (id: string) => void;
  /** Asks what has arrived; the order's page does if nothing is said. */
  onMarkDelivered?: (id: string) => void;
  /** Asks for a reason; without it the answer to a question is enough. */
  onReopen?: (id: string) => void;
  onDeleted?: () => void;
};

/** An incomplete order is not sent; the form says what is missing. */
function useSubmit() {
  const navigate = useNavigate();
  const submit = useMutation(orderMutations.submit());
  return ({ id, number }: Subject) =>
    submit.mutateAsync(id).catch((error: unknown) => {
      if (!(error instanceof ApiError && Object.keys(error.fields).length > 0)) throw error;
      notify.info(fill(messages.incomplete, { number }));
      return navigate(`/orders/${id}/edit`);
    });
}

function useDuplicate() {
  const navigate = useNavigate();
  const duplicate = useMutation(orderMutations.duplicate());
  return async ({ id }: Subject) => navigate(`/orders/${(await duplicate.mutateAsync(id)).id}/edit`);
}

/**
 * The API says what may be done to an order; the screen says how it looks. The likeliest stand first.
 * Cancelling and the change of stage open a dialog by the address: the page shows `OrderDialogs`.
 */
export function useOrderActions({
  short = false,
  onReject,
  onMarkDelivered,
  onReopen,
  onDeleted = () => undefined,
}: Options): (order: Subject) => Action[] {
  const navigate = useNavigate();
  const { open } = useListParams();
  const submit = useSubmit();
  const duplicate = useDuplicate();
  const approve = useMutation(orderMutations.approve());
  const reopen = useMutation(orderMutations.reopen());
  const reattempt = useMutation(orderMutations.changeStage());
  const archive = useMutation(orderMutations.archive());
  const restore = useMutation(orderMutations.restore());
  const remove = useMutation({ ...orderMutations.remove(), onSuccess: onDeleted });
  const markDelivered = onMarkDelivered ?? ((id: string) => navigate(`/orders/${id}`));

  return (order) => {
    const { id, number, stage: from, actions } = order;
    const asking = (words: keyof typeof consequences) => fill(consequences[words], { number });
    const looks: Record<OrderAction, Action> = {
      approve: {
        label: labels.approve,
        icon: 'check',
        primary: true,
        onSelect: () => approve.mutateAsync({ id, from }),
      },
      submit: {
        label: short ? messages.send : labels.submit,
        icon: 'send',
        primary: true,
        onSelect: () => submit(order),
      },
      edit: { label: labels.edit, icon: 'pencil', onSelect: () => navigate(`/orders/${id}/edit`) },
      reject: { label: labels.reject, icon: 'refuse', danger: true, onSelect: () => onReject(id) },
      markCargoDelivered: { label: labels.markCargoDelivered, icon: 'package', onSelect: () => markDelivered(id) },
      changeStage: { label: labels.changeStage, icon: 'arrow-right', onSelect: () => open('stage', id) },
      reattempt: {
        label: labels.reattempt,
        icon: 'refresh',
        confirm: asking('reattempt'),
        onSelect: () => reattempt.mutateAsync({ id, stage: 'validated', from }),
      },
      reopen: {
        label: labels.reopen,
        icon: 'undo',
        ...(onReopen
          ? { onSelect: () => onReopen(id) }
          : { confirm: asking('reopen'), onSelect: () => reopen.mutateAsync({ id, from }) }),
      },
      duplicate: { label: labels.duplicate, icon: 'copy', onSelect: () => duplicate(order) },
      archive: { label: labels.archive, icon: 'archive', onSelect: () => archive.mutateAsync(id) },
      restore: { label: labels.restore, icon: 'undo', onSelect: () => restore.mutateAsync(id) },
      cancel: { label: labels.cancel, icon: 'close', danger: true, onSelect: () => open('cancel', id) },
      delete: {
        label: labels.delete,
        icon: 'trash',
        danger: true,
        confirm: asking('delete'),
        onSelect: () => remove.mutateAsync(id),
      },
    };
    const offered = Object.keys(looks) as OrderAction[];
    return offered.filter((action) => actions.includes(action)).map((action) => looks[action]);
  };
}
