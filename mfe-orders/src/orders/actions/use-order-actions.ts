import { useMutation } from '@tanstack/react-query';
import { ApiError } from 'shared-auth';
import type { OrderRow } from 'shared-contracts/orders/orders';
import type { OrderAction } from 'shared-contracts/values/orders/order-stages';
import { withValues } from 'shared-ui';
import { notify } from 'shared-ui/data';
import { useListParams } from 'shared-ui/list';
import type { Action } from 'shared-ui/overlays';
import { useNavigate } from 'shared-ui/router';
import { actionMessages as messages } from './order-actions.messages.ts';
import { listOpenWarnings } from '../feasibility/open-warnings.ts';
import { useOrderNotices } from '../order-notices.ts';
import { orderMutations } from '../orders.api.ts';
import { actionLabels as labels, confirmTexts } from '../orders.messages.ts';
import { formatOrderNumber } from 'shared-contracts/values/orders/order-number';

type OrderSubject = Pick<OrderRow, 'id' | 'number' | 'shipperCode' | 'stage' | 'actions'>;
type Options = {
  /** Uses short labels, for table rows. */
  isCompact?: boolean;
  onReject: (id: string) => void;
  /** Defaults to opening the order's page. */
  onMarkDelivered?: (id: string) => void;
  /** Defaults to a confirmation without a reason. */
  onReopen?: (id: string) => void;
  onDeleted?: () => void;
};

/** Opens the form of an order that is incomplete or has warnings instead of sending it. */
function useSubmit() {
  const navigate = useNavigate();
  const submit = useMutation(orderMutations.submit(useOrderNotices().submission));
  return ({ id, ...order }: OrderSubject) =>
    submit.mutateAsync({ id }).catch((error: unknown) => {
      if (!(error instanceof ApiError && Object.keys(error.fields).length > 0)) throw error;
      const hasWarnings = listOpenWarnings(error).length > 0;
      notify.info(
        withValues(hasWarnings ? messages.hasWarnings : messages.incomplete, { number: formatOrderNumber(order) }),
      );
      return navigate(`/orders/${id}/edit`);
    });
}

/** Reopens a rejected order in its form, from which it can be sent again. */
function useEditAgain() {
  const navigate = useNavigate();
  const reopen = useMutation(orderMutations.reopen());
  return async ({ id, stage: from }: OrderSubject) => {
    await reopen.mutateAsync({ id, from });
    return navigate(`/orders/${id}/edit`);
  };
}

function useDuplicate() {
  const navigate = useNavigate();
  const duplicate = useMutation(orderMutations.duplicate());
  return async ({ id }: OrderSubject) => navigate(`/orders/${(await duplicate.mutateAsync(id)).id}/edit`);
}

/** Actions that apply to a single order. */
type SingleAction = Exclude<OrderAction, 'merge'>;

/**
 * Maps the actions that the API allows on an order to menu items, the most likely first.
 * Cancelling, declining and changing the stage open a dialog by URL: the page must render `OrderDialogs`.
 */
export function useOrderActions({
  isCompact = false,
  onReject,
  onMarkDelivered,
  onReopen,
  onDeleted = () => undefined,
}: Options): (order: OrderSubject) => Action[] {
  const navigate = useNavigate();
  const { openDialog } = useListParams();
  const submit = useSubmit();
  const duplicate = useDuplicate();
  const editAgain = useEditAgain();
  const orderNotices = useOrderNotices();
  const approve = useMutation(orderMutations.approve(orderNotices.approval));
  const reopen = useMutation(orderMutations.reopen());
  const reattempt = useMutation(orderMutations.changeStage(orderNotices.stage));
  const accept = useMutation(orderMutations.accept());
  const offer = useMutation(orderMutations.offer());
  const archive = useMutation(orderMutations.archive());
  const restore = useMutation(orderMutations.restore());
  const remove = useMutation({ ...orderMutations.remove(), onSuccess: onDeleted });
  const markDelivered = onMarkDelivered ?? ((id: string) => navigate(`/orders/${id}`));

  return (order) => {
    const { id, stage: from, actions } = order;
    const number = formatOrderNumber(order);
    const getConfirmText = (action: keyof typeof confirmTexts) => withValues(confirmTexts[action], { number });
    const actionItems: Record<SingleAction, Action> = {
      approve: {
        label: labels.approve,
        icon: 'check',
        primary: true,
        onSelect: () => approve.mutateAsync({ id, from }),
      },
      accept: {
        label: labels.accept,
        icon: 'check',
        primary: true,
        onSelect: () => accept.mutateAsync(id),
      },
      decline: { label: labels.decline, icon: 'reject', danger: true, onSelect: () => openDialog('decline', id) },
      offer: {
        label: isCompact ? messages.offerShort : labels.offer,
        icon: 'send',
        primary: true,
        onSelect: () => offer.mutateAsync(id),
      },
      plan: {
        label: isCompact ? messages.planShort : labels.plan,
        icon: 'calendar',
        // The owner of an order usually leaves it to the partner.
        primary: !actions.includes('reopen'),
        onSelect: () => navigate(`/trips/new?orderId=${id}`),
      },
      tender: { label: labels.tender, icon: 'user', onSelect: () => navigate(`/orders/${id}?dialog=tender`) },
      submit: {
        label: isCompact ? messages.send : labels.submit,
        icon: 'send',
        primary: true,
        onSelect: () => submit(order),
      },
      edit: {
        label: labels.edit,
        icon: 'pencil',
        secondary: !isCompact,
        onSelect: () => navigate(`/orders/${id}/edit`),
      },
      reject: {
        label: labels.reject,
        icon: 'reject',
        danger: true,
        secondary: !isCompact,
        onSelect: () => onReject(id),
      },
      markCargoDelivered: { label: labels.markCargoDelivered, icon: 'package', onSelect: () => markDelivered(id) },
      correctTimes: {
        label: labels.correctTimes,
        icon: 'clock',
        onSelect: () => navigate(`/orders/${id}?dialog=timing`),
      },
      changeStage: { label: labels.changeStage, icon: 'arrow-right', onSelect: () => openDialog('stage', id) },
      reattempt: {
        label: labels.reattempt,
        icon: 'refresh',
        confirmText: getConfirmText('reattempt'),
        onSelect: () => reattempt.mutateAsync({ id, stage: 'validated', from }),
      },
      reopen: {
        label: labels.reopen,
        icon: 'undo',
        ...(onReopen
          ? { onSelect: () => onReopen(id) }
          : { confirmText: getConfirmText('reopen'), onSelect: () => reopen.mutateAsync({ id, from }) }),
      },
      split: { label: labels.split, icon: 'columns', onSelect: () => navigate(`/orders/${id}?dialog=split`) },
      duplicate: { label: labels.duplicate, icon: 'copy', onSelect: () => duplicate(order) },
      archive: { label: labels.archive, icon: 'archive', onSelect: () => archive.mutateAsync(id) },
      restore: { label: labels.restore, icon: 'undo', onSelect: () => restore.mutateAsync(id) },
      cancel: { label: labels.cancel, icon: 'close', danger: true, onSelect: () => openDialog('cancel', id) },
      delete: {
        label: labels.delete,
        icon: 'trash',
        danger: true,
        confirmText: getConfirmText('delete'),
        onSelect: () => remove.mutateAsync(id),
      },
    };
    const orderedActions = Object.keys(actionItems) as SingleAction[];
    const allowed = orderedActions.filter((action) => actions.includes(action)).map((action) => actionItems[action]);
    if (from !== 'rejected' || !actions.includes('reopen')) return allowed;
    const editAgainItem: Action = {
      label: isCompact ? messages.editAgainShort : messages.editAgain,
      icon: 'pencil',
      primary: true,
      onSelect: () => editAgain(order),
    };
    return [editAgainItem, ...allowed];
  };
}
