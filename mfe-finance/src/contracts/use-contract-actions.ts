import { useMutation } from '@tanstack/react-query';
import type { ContractRow } from 'shared-contracts/contracts';
import type { ContractAction } from 'shared-contracts/values/contracts';
import { fill } from 'shared-ui';
import { useListParams } from 'shared-ui/list';
import type { Action } from 'shared-ui/overlays';
import { useNavigate } from 'shared-ui/router';
import { contractMutations } from './contracts.api.ts';
import { actionLabels as labels, consequences } from './contracts.messages.ts';

type Subject = Pick<ContractRow, 'id' | 'name' | 'partner' | 'actions'>;
type Options = {
  /** Of the contract as the person sees it: with it the verdict is given here, without it where its terms are seen. */
  revision?: number;
  onDeleted?: () => void;
};

/** The API says what may be done to a contract; the screen says how it looks. Copying and rejecting open a dialog by the address. */
export function useContractActions({ revision, onDeleted = () => undefined }: Options = {}): (
  contract: Subject,
) => Action[] {
  const navigate = useNavigate();
  const { open } = useListParams();
  const confirm = useMutation(contractMutations.confirm());
  const resend = useMutation(contractMutations.resend());
  const enable = useMutation(contractMutations.enable());
  const disable = useMutation(contractMutations.disable());
  const remove = useMutation({ ...contractMutations.remove(), onSuccess: onDeleted });

  return ({ id, name, partner, actions }) => {
    const asking = (words: keyof typeof consequences) => fill(consequences[words], { name, partner: partner.name });
    const verdict: Action[] =
      revision === undefined
        ? [{ label: labels.review, icon: 'eye', primary: true, onSelect: () => navigate(`/contracts/${id}`) }]
        : [
            {
              label: labels.confirm,
              icon: 'check',
              primary: true,
              confirm: asking('confirm'),
              onSelect: () => confirm.mutateAsync({ id, revision }),
            },
            { label: labels.reject, icon: 'refuse', danger: true, onSelect: () => open('reject', id) },
          ];
    const looks: Record<ContractAction, Action[]> = {
      review: verdict,
      edit: [{ label: labels.edit, icon: 'pencil', primary: true, onSelect: () => navigate(`/contracts/${id}/edit`) }],
      resend: [
        { label: labels.resend, icon: 'send', confirm: asking('resend'), onSelect: () => resend.mutateAsync(id) },
      ],
      copy: [{ label: labels.copy, icon: 'copy', onSelect: () => open('copy', id) }],
      enable: [{ label: labels.enable, icon: 'done', onSelect: () => enable.mutateAsync(id) }],
      disable: [
        { label: labels.disable, icon: 'lock', confirm: asking('disable'), onSelect: () => disable.mutateAsync(id) },
      ],
      delete: [
        {
          label: labels.delete,
          icon: 'trash',
          danger: true,
          confirm: asking('delete'),
          onSelect: () => remove.mutateAsync(id),
        },
      ],
    };
    const offered = Object.keys(looks) as ContractAction[];
    return offered.filter((action) => actions.includes(action)).flatMap((action) => looks[action]);
  };
}
