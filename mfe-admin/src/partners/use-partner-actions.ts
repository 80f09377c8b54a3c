import { useMutation } from '@tanstack/react-query';
import type { PartnerAction, PartnerRow } from 'shared-contracts/network';
import { fill, type Words } from 'shared-ui';
import type { Action } from 'shared-ui/overlays';
import { partnerMutations } from './partners.api.ts';
import { actions as labels, consequences } from './partners.messages.ts';

/** A request that comes is declined, one's own is taken back, a partnership is ended: the same call, other words. */
function removal({ status, waitsForUs }: PartnerRow): { label: Words; text: Words } {
  if (waitsForUs) return { label: labels.decline, text: consequences.decline };
  if (status === 'registered' || status === 'waitingConfirmation')
    return { label: labels.withdraw, text: consequences.withdraw };
  return { label: labels.remove, text: consequences.remove };
}

/** The API says what may be done with a partner; the screen says how it looks. */
export function usePartnerActions(onRemoved: () => void = () => undefined): (partner: PartnerRow) => Action[] {
  const confirm = useMutation(partnerMutations.confirm());
  const block = useMutation(partnerMutations.block());
  const unblock = useMutation(partnerMutations.unblock());
  const remove = useMutation({ ...partnerMutations.remove(), onSuccess: onRemoved });
  return (partner) => {
    const { id, name, actions } = partner;
    const { label, text } = removal(partner);
    const looks: Record<PartnerAction, Action> = {
      confirm: { label: labels.confirm, icon: 'check', primary: true, onSelect: () => confirm.mutateAsync(id) },
      unblock: { label: labels.unblock, icon: 'undo', onSelect: () => unblock.mutateAsync(id) },
      block: {
        label: labels.block,
        icon: 'lock',
        danger: true,
        confirm: fill(consequences.block, { name }),
        onSelect: () => block.mutateAsync(id),
      },
      remove: {
        label,
        icon: 'trash',
        danger: true,
        confirm: fill(text, { name }),
        onSelect: () => remove.mutateAsync(id),
      },
    };
    return (Object.keys(looks) as PartnerAction[])
      .filter((action) => actions.includes(action))
      .map((action) => looks[action]);
  };
}
