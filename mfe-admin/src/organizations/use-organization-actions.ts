import { useMutation } from '@tanstack/react-query';
import { useCan } from 'shared-auth';
import type { OrganizationRow } from 'shared-contracts/organizations';
import { fill } from 'shared-ui';
import type { Action } from 'shared-ui/overlays';
import { ROOT } from './organization-access.ts';
import { organizationMutations } from './organizations.api.ts';
import { actions as labels, consequences } from './organizations.messages.ts';
import { useRemove } from './use-remove.ts';

type ApiAction = OrganizationRow['actions'][number];
type Shown = Action & { on: ApiAction };

/**
 * The API says what may be done with an organization; the screen says how it looks. Whoever is not root changes the own organization in its settings: here it is read.
 * @param open the dialog of that name
 */
export function useOrganizationActions(
  open: (dialog: string, id: string) => void,
): (organization: OrganizationRow) => Action[] {
  const isRoot = useCan(ROOT);
  const activate = useMutation(organizationMutations.activate());
  const block = useMutation(organizationMutations.block());
  const remove = useRemove();
  return ({ id, name, actions }) => {
    if (!isRoot) return [{ label: labels.details, icon: 'info', primary: true, onSelect: () => open('details', id) }];
    const all: Shown[] = [
      { on: 'accept', label: labels.review, icon: 'eye', primary: true, onSelect: () => open('details', id) },
      { on: 'merge', label: labels.review, icon: 'eye', primary: true, onSelect: () => open('changes', id) },
      {
        on: 'edit',
        label: labels.edit,
        icon: 'pencil',
        primary: !actions.some((action) => action === 'accept' || action === 'merge'),
        onSelect: () => open('edit', id),
      },
      {
        on: 'activate',
        label: labels.activate,
        icon: 'undo',
        confirm: fill(consequences.activate, { name }),
        onSelect: () => activate.mutateAsync(id),
      },
      {
        on: 'block',
        label: labels.block,
        icon: 'lock',
        danger: true,
        confirm: fill(consequences.block, { name }),
        onSelect: () => block.mutateAsync(id),
      },
      {
        on: 'delete',
        label: labels.delete,
        icon: 'trash',
        danger: true,
        confirm: fill(consequences.delete, { name }),
        onSelect: () => remove.mutateAsync(id),
      },
    ];
    return all.filter(({ on }) => actions.includes(on));
  };
}
