import { useMutation } from '@tanstack/react-query';
import type { UserRow } from 'shared-contracts/identity/users';
import { nameOf } from 'shared-contracts/values/identity/person-name';
import { withValues } from 'shared-ui';
import { useIsSlotFilled } from 'shared-ui/area';
import type { ListParams } from 'shared-ui/list';
import type { Action } from 'shared-ui/overlays';
import { userMutations } from './users.api.ts';
import { actions as labels, consequences, messages } from './users.messages.ts';

type UserAction = UserRow['actions'][number];

/** Maps the actions that the API allows to row actions. */
export function useUserActions({ openDialog }: Pick<ListParams, 'openDialog'>): (user: UserRow) => Action[] {
  const block = useMutation(userMutations.block());
  const activate = useMutation(userMutations.activate());
  const remove = useMutation(userMutations.remove());
  const invite = useMutation(userMutations.invite());
  const resetFactors = useMutation(userMutations.resetFactors());
  const signInAs = useMutation(userMutations.signInAs());
  const anonymize = useMutation(userMutations.anonymize());
  const exportData = useMutation(userMutations.exportData());
  const hasDriverInfo = useIsSlotFilled('user.driver-info');
  return ({ id, isDriver, actions, ...user }) => {
    const name = nameOf(user);
    const actionByName: Record<UserAction, Action> = {
      edit: { label: labels.edit, icon: 'pencil', primary: true, onSelect: () => openDialog('edit', id) },
      signInAs: {
        label: labels.signInAs,
        icon: 'user',
        confirmText: withValues(consequences.signInAs, { name }),
        onSelect: () => signInAs.mutateAsync(id),
      },
      invite: { label: labels.invite, icon: 'mail', onSelect: () => invite.mutateAsync(id) },
      resetFactors: {
        label: labels.resetFactors,
        icon: 'lock',
        danger: true,
        confirmText: withValues(consequences.resetFactors, { name }),
        onSelect: () => resetFactors.mutateAsync(id),
      },
      exportData: { label: labels.exportData, icon: 'download', onSelect: () => exportData.mutateAsync(id) },
      activate: { label: labels.activate, icon: 'undo', onSelect: () => activate.mutateAsync(id) },
      block: {
        label: labels.block,
        icon: 'lock',
        danger: true,
        confirmText: withValues(consequences.block, { name }),
        onSelect: () => block.mutateAsync(id),
      },
      anonymize: {
        label: labels.anonymize,
        icon: 'user',
        danger: true,
        confirmText: withValues(consequences.anonymize, { name }),
        onSelect: () => anonymize.mutateAsync(id),
      },
      delete: {
        label: labels.delete,
        icon: 'trash',
        danger: true,
        confirmText: withValues(consequences.delete, { name }),
        onSelect: () => remove.mutateAsync(id),
      },
    };
    const info: Action[] =
      isDriver && hasDriverInfo
        ? [{ label: messages.driverInfo, icon: 'info', onSelect: () => openDialog('driver', id) }]
        : [];
    const allowedActions = (Object.keys(actionByName) as UserAction[])
      .filter((action) => actions.includes(action))
      .map((action) => actionByName[action]);
    return [...info, ...allowedActions];
  };
}
