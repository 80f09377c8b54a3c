import { useMutation } from '@tanstack/react-query';
import type { VehicleRow } from 'shared-contracts/vehicles';
import { fill } from 'shared-ui';
import type { Action } from 'shared-ui/overlays';
import { useNavigate } from 'shared-ui/router';
import { vehicleMutations } from './vehicles.api.ts';
import { actions as labels, consequences } from './vehicles.messages.ts';

type Offered = Exclude<VehicleRow['actions'][number], 'files'>;
type Options = {
  /** Opens a dialog by its name. */ open: (dialog: string, id: string) => void;
  onDeleted?: () => void;
};

/** The API says what may be done with a vehicle; the screen says how it looks. The likeliest stand first. */
export function useVehicleActions({
  open,
  onDeleted = () => undefined,
}: Options): (vehicle: Pick<VehicleRow, 'id' | 'registrationPlate' | 'actions'>) => Action[] {
  const navigate = useNavigate();
  const activate = useMutation(vehicleMutations.activate());
  const deactivate = useMutation(vehicleMutations.deactivate());
  const remove = useMutation({ ...vehicleMutations.remove(), onSuccess: onDeleted });
  return ({ id, registrationPlate: plate, actions }) => {
    const asking = (words: 'activate' | 'deactivate' | 'delete') => fill(consequences[words], { plate });
    const looks: Record<Offered, Action> = {
      edit: { label: labels.edit, icon: 'pencil', primary: true, onSelect: () => navigate(`/vehicles/${id}/edit`) },
      assignDriver: { label: labels.assignDriver, icon: 'user', onSelect: () => open('assign', id) },
      services: { label: labels.services, icon: 'clock', onSelect: () => open('services', id) },
      share: { label: labels.share, icon: 'send', onSelect: () => open('share', id) },
      activate: {
        label: labels.activate,
        icon: 'check',
        confirm: asking('activate'),
        onSelect: () => activate.mutateAsync(id),
      },
      deactivate: {
        label: labels.deactivate,
        icon: 'lock',
        danger: true,
        confirm: asking('deactivate'),
        onSelect: () => deactivate.mutateAsync(id),
      },
      delete: {
        label: labels.delete,
        icon: 'trash',
        danger: true,
        confirm: asking('delete'),
        onSelect: () => remove.mutateAsync(id),
      },
    };
    const offered = Object.keys(looks) as Offered[];
    return offered.filter((action) => actions.includes(action)).map((action) => looks[action]);
  };
}
