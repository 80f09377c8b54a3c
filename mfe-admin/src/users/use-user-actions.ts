import { useMutation } from '@tanstack/react-query';
import type { UserRow } from 'shared-contracts/users';
import { fill } from 'shared-ui';
import { useIsSlotFilled } from 'shared-ui/area';
import type { ListParams } from 'shared-ui/list';
import type { Action } from 'shared-ui/overlays';
import { userMutations } from './users.api.ts';
import { actions as labels, consequences, messages } from './users.messages.ts';

type UserAction = UserRow['actions'][number];

/** The API says what may be done with a user; the screen says how it looks. */
export function useUserActions({ open }: Pick<ListParams, 'open'>): (user: UserRow) => Action[] {
  const block = useMutation(userMutations.block());
  const activate = useMutation(userMutations.activate());
  const remove = useMutation(userMutations.remove());
  const signInAs = useMutation(userMutations.signInAs());
  const tellsOfDrivers = useIsSlotFilled('user.driver-info');
  return ({ id, login, isDriver, actions }) => {
    const looks: Record<UserAction, Action> = {
      edit: { label: labels.edit, icon: 'pencil', primary: true, onSelect: () => open('edit', id) },
      signInAs: {
        label: labels.signInAs,
        icon: 'user',
        confirm: fill(consequences.signInAs, { login }),
        onSelect: () => signInAs.mutateAsync(id),
      },
      activate: { label: labels.activate, icon: 'undo', onSelect: () => activate.mutateAsync(id) },
      block: {
        label: labels.block,
        icon: 'lock',
        danger: true,
        confirm: fill(consequences.block, { login }),
        onSelect: () => block.mutateAsync(id),
      },
      delete: {
        label: labels.delete,
        icon: 'trash',
        danger: true,
        confirm: fill(consequences.delete, { login }),
        onSelect: () => remove.mutateAsync(id),
      },
    };
    const info: Action[] =
      isDriver && tellsOfDrivers
        ? [{ label: messages.driverInfo, icon: 'info', onSelect: () => open('driver', id) }]
        : [];
    const own = (Object.keys(looks) as UserAction[])
      .filter((action) => actions.includes(action))
      .map((action) => looks[action]);
    return [...info, ...own];
  };
}
