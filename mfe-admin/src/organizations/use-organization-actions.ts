import { useMutation } from '@tanstack/react-query';
import { useCan } from 'shared-auth';
import type { OrganizationRow } from 'shared-contracts/identity/organizations';
import { withValues } from 'shared-ui';
import type { Action } from 'shared-ui/overlays';
import { ROOT } from './organization-access.ts';
import { organizationMutations } from './organizations.api.ts';
import { actions as labels, consequences } from './organizations.messages.ts';
import { useDeleteOrganization } from './use-delete-organization.ts';

type ApiAction = OrganizationRow['actions'][number];
type GuardedAction = Action & { requires: ApiAction };

/**
 * Maps the actions that the API allows to row actions. Users other than root edit their own organization in the
 * settings, so they get only its details here.
 * @param open opens the dialog of that name
 */
export function useOrganizationActions(
  open: (dialog: string, id: string) => void,
): (organization: OrganizationRow) => Action[] {
  const isRoot = useCan(ROOT);
  const activate = useMutation(organizationMutations.activate());
  const block = useMutation(organizationMutations.block());
  const remove = useDeleteOrganization();
  return ({ id, name, actions }) => {
    if (!isRoot) return [{ label: labels.details, icon: 'info', primary: true, onSelect: () => open('details', id) }];
    const all: GuardedAction[] = [
      { requires: 'accept', label: labels.review, icon: 'eye', primary: true, onSelect: () => open('details', id) },
      { requires: 'merge', label: labels.review, icon: 'eye', primary: true, onSelect: () => open('changes', id) },
      {
        requires: 'edit',
        label: labels.edit,
        icon: 'pencil',
        primary: !actions.some((action) => action === 'accept' || action === 'merge'),
        onSelect: () => open('edit', id),
      },
      {
        requires: 'activate',
        label: labels.activate,
        icon: 'undo',
        confirmText: withValues(consequences.activate, { name }),
        onSelect: () => activate.mutateAsync(id),
      },
      {
        requires: 'block',
        label: labels.block,
        icon: 'lock',
        danger: true,
        confirmText: withValues(consequences.block, { name }),
        onSelect: () => block.mutateAsync(id),
      },
      {
        requires: 'delete',
        label: labels.delete,
        icon: 'trash',
        danger: true,
        confirmText: withValues(consequences.delete, { name }),
        onSelect: () => remove.mutateAsync(id),
      },
    ];
    return all.filter(({ requires }) => actions.includes(requires));
  };
}
