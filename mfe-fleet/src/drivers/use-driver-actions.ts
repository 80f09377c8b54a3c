import { useMutation } from '@tanstack/react-query';
import type { DriverRow } from 'shared-contracts/fleet/drivers';
import { withValues } from 'shared-ui';
import type { ListParams } from 'shared-ui/list';
import type { Action } from 'shared-ui/overlays';
import { useNavigate } from 'shared-ui/router';
import { nameOf } from './driver-columns.tsx';
import { driverMutations } from './drivers.api.ts';
import { actions as labels, consequences, messages } from './drivers.messages.ts';

/** Returns the actions the API allows on a driver; `files` is missing here, as files are part of the form. */
export function useDriverActions({ openDialog }: Pick<ListParams, 'openDialog'>): (driver: DriverRow) => Action[] {
  const navigate = useNavigate();
  const block = useMutation(driverMutations.block());
  const activate = useMutation(driverMutations.activate());
  const remove = useMutation(driverMutations.remove());
  const anonymize = useMutation(driverMutations.anonymize());
  const exportData = useMutation(driverMutations.exportData());
  return (driver) => {
    const { id, actions } = driver;
    const name = nameOf(driver);
    const actionByName: Partial<Record<DriverRow['actions'][number], Action>> = {
      edit: { label: labels.edit, icon: 'pencil', primary: true, onSelect: () => navigate(`/drivers/${id}/edit`) },
      block: {
        label: labels.block,
        icon: 'lock',
        danger: true,
        confirmText: withValues(consequences.block, { name }),
        onSelect: () => block.mutateAsync(id),
      },
      activate: { label: labels.activate, icon: 'undo', onSelect: () => activate.mutateAsync(id) },
      exportData: { label: labels.exportData, icon: 'download', onSelect: () => exportData.mutateAsync(id) },
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
    return [
      { label: messages.info, icon: 'info', onSelect: () => openDialog('info', id) },
      ...actions.flatMap((action) => actionByName[action] ?? []),
    ];
  };
}
