import { useMutation } from '@tanstack/react-query';
import type { VehicleRow } from 'shared-contracts/fleet/vehicles';
import { withValues } from 'shared-ui';
import type { Action } from 'shared-ui/overlays';
import { useNavigate } from 'shared-ui/router';
import { vehicleMutations } from '../vehicles.api.ts';
import { actions as labels, consequences } from '../vehicles.messages.ts';

type VehicleAction = Exclude<VehicleRow['actions'][number], 'files'>;
type VehicleActionsOptions = {
  /** Opens a dialog by its name. */ openDialog: (dialog: string, id: string) => void;
  onDeleted?: () => void;
};

/** Returns the actions the API allows on a vehicle, most frequent first. */
export function useVehicleActions({
  openDialog,
  onDeleted = () => undefined,
}: VehicleActionsOptions): (
  vehicle: Pick<VehicleRow, 'id' | 'registrationPlate' | 'isShared' | 'actions'>,
) => Action[] {
  const navigate = useNavigate();
  const activate = useMutation(vehicleMutations.activate());
  const deactivate = useMutation(vehicleMutations.deactivate());
  const remove = useMutation({ ...vehicleMutations.remove(), onSuccess: onDeleted });
  return ({ id, registrationPlate: plate, isShared, actions }) => {
    const getConfirmText = (action: 'activate' | 'deactivate' | 'deactivateShared' | 'delete') =>
      withValues(consequences[action], { plate });
    const actionByName: Record<VehicleAction, Action> = {
      edit: { label: labels.edit, icon: 'pencil', primary: true, onSelect: () => navigate(`/vehicles/${id}/edit`) },
      assignDriver: { label: labels.assignDriver, icon: 'user', onSelect: () => openDialog('assign', id) },
      services: { label: labels.services, icon: 'clock', onSelect: () => openDialog('services', id) },
      share: { label: labels.share, icon: 'send', onSelect: () => openDialog('share', id) },
      activate: {
        label: labels.activate,
        icon: 'check',
        confirmText: getConfirmText('activate'),
        onSelect: () => activate.mutateAsync(id),
      },
      deactivate: {
        label: labels.deactivate,
        icon: 'lock',
        danger: true,
        confirmText: getConfirmText(isShared ? 'deactivateShared' : 'deactivate'),
        onSelect: () => deactivate.mutateAsync(id),
      },
      delete: {
        label: labels.delete,
        icon: 'trash',
        danger: true,
        confirmText: getConfirmText('delete'),
        onSelect: () => remove.mutateAsync(id),
      },
    };
    const actionNames = Object.keys(actionByName) as VehicleAction[];
    return actionNames.filter((action) => actions.includes(action)).map((action) => actionByName[action]);
  };
}
