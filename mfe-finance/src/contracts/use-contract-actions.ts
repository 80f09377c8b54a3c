import { useMutation } from '@tanstack/react-query';
import type { ContractRow } from 'shared-contracts/finance/contracts';
import type { ContractAction } from 'shared-contracts/values/finance/contracts';
import { withValues } from 'shared-ui';
import { useListParams } from 'shared-ui/list';
import type { Action } from 'shared-ui/overlays';
import { useNavigate } from 'shared-ui/router';
import { contractMutations } from './contracts.api.ts';
import { actionLabels as labels, consequences } from './contracts.messages.ts';

type ContractSubject = Pick<ContractRow, 'id' | 'name' | 'partner' | 'actions'>;
type ContractActionOptions = {
  /** Revision of the displayed contract. Without it, Review opens the contract page. */
  revision?: number;
  onDeleted?: () => void;
};

/** Maps the actions the API allows to buttons. Copy and reject open a dialog through the URL. */
export function useContractActions({ revision, onDeleted = () => undefined }: ContractActionOptions = {}): (
  contract: ContractSubject,
) => Action[] {
  const navigate = useNavigate();
  const { openDialog } = useListParams();
  const confirm = useMutation(contractMutations.confirm());
  const resend = useMutation(contractMutations.resend());
  const enable = useMutation(contractMutations.enable());
  const disable = useMutation(contractMutations.disable());
  const remove = useMutation({ ...contractMutations.remove(), onSuccess: onDeleted });

  return ({ id, name, partner, actions }) => {
    const getConfirmText = (action: keyof typeof consequences) =>
      withValues(consequences[action], { name, partner: partner.name });
    const reviewActions: Action[] =
      revision === undefined
        ? [{ label: labels.review, icon: 'eye', primary: true, onSelect: () => navigate(`/contracts/${id}`) }]
        : [
            {
              label: labels.confirm,
              icon: 'check',
              primary: true,
              confirmText: getConfirmText('confirm'),
              onSelect: () => confirm.mutateAsync({ id, revision }),
            },
            { label: labels.reject, icon: 'reject', danger: true, onSelect: () => openDialog('reject', id) },
          ];
    const actionsByName: Record<ContractAction, Action[]> = {
      review: reviewActions,
      edit: [{ label: labels.edit, icon: 'pencil', primary: true, onSelect: () => navigate(`/contracts/${id}/edit`) }],
      resend: [
        {
          label: labels.resend,
          icon: 'send',
          confirmText: getConfirmText('resend'),
          onSelect: () => resend.mutateAsync(id),
        },
      ],
      copy: [{ label: labels.copy, icon: 'copy', onSelect: () => openDialog('copy', id) }],
      enable: [{ label: labels.enable, icon: 'done', onSelect: () => enable.mutateAsync(id) }],
      disable: [
        {
          label: labels.disable,
          icon: 'lock',
          confirmText: getConfirmText('disable'),
          onSelect: () => disable.mutateAsync(id),
        },
      ],
      delete: [
        {
          label: labels.delete,
          icon: 'trash',
          danger: true,
          confirmText: getConfirmText('delete'),
          onSelect: () => remove.mutateAsync(id),
        },
      ],
    };
    const names = Object.keys(actionsByName) as ContractAction[];
    return names.filter((action) => actions.includes(action)).flatMap((action) => actionsByName[action]);
  };
}
