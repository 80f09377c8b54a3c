import { useMutation } from '@tanstack/react-query';
import type { PartnerAction, PartnerRow } from 'shared-contracts/identity/partners';
import { withValues, type Message } from 'shared-ui';
import { useListParams } from 'shared-ui/list';
import type { Action } from 'shared-ui/overlays';
import { partnerMutations } from './partners.api.ts';
import { actions as labels, consequences } from './partners.messages.ts';

/** Names the one API action by its effect: decline an incoming request, withdraw ours, or end the partnership. */
function removeTexts({ status, waitsForUs }: PartnerRow): { label: Message; text: Message } {
  if (waitsForUs) return { label: labels.decline, text: consequences.decline };
  if (status === 'registered' || status === 'waitingConfirmation')
    return { label: labels.withdraw, text: consequences.withdraw };
  return { label: labels.remove, text: consequences.remove };
}

/** Maps the actions that the API allows to row actions. */
export function usePartnerActions(onRemoved: () => void = () => undefined): (partner: PartnerRow) => Action[] {
  const { openDialog } = useListParams();
  const confirm = useMutation(partnerMutations.confirm());
  const block = useMutation(partnerMutations.block());
  const unblock = useMutation(partnerMutations.unblock());
  const remove = useMutation({ ...partnerMutations.remove(), onSuccess: onRemoved });
  return (partner) => {
    const { id, name, actions } = partner;
    const { label, text } = removeTexts(partner);
    const rowActions: Record<PartnerAction, Action> = {
      confirm: { label: labels.confirm, icon: 'check', primary: true, onSelect: () => confirm.mutateAsync(id) },
      share: { label: labels.share, icon: 'user', onSelect: () => openDialog('sharing', id) },
      unblock: { label: labels.unblock, icon: 'undo', onSelect: () => unblock.mutateAsync(id) },
      block: {
        label: labels.block,
        icon: 'lock',
        danger: true,
        confirmText: withValues(consequences.block, { name }),
        onSelect: () => block.mutateAsync(id),
      },
      remove: {
        label,
        icon: 'trash',
        danger: true,
        confirmText: withValues(text, { name }),
        onSelect: () => remove.mutateAsync(id),
      },
    };
    return (Object.keys(rowActions) as PartnerAction[])
      .filter((action) => actions.includes(action))
      .map((action) => rowActions[action]);
  };
}
