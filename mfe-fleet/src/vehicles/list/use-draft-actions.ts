import { useMutation } from '@tanstack/react-query';
import { ApiError } from 'shared-auth';
import type { VehicleDraftRow } from 'shared-contracts/vehicles';
import { fill, useSay } from 'shared-ui';
import { notify } from 'shared-ui/data';
import type { Action } from 'shared-ui/overlays';
import { useNavigate } from 'shared-ui/router';
import { missingNames } from './missing.ts';
import { draftMutations } from './vehicles.api.ts';
import { consequences, draftActions as labels, drafts } from './vehicles.messages.ts';

/** A draft that is not whole does not become a vehicle: its form opens, and what is missing or wrong is named. */
function useTransfer() {
  const navigate = useNavigate();
  const say = useSay();
  const transfer = useMutation(draftMutations.transfer());
  return async (id: string, plate: string) => {
    try {
      const vehicle = await transfer.mutateAsync(id);
      await navigate(`/vehicles?assign=${vehicle.id}`);
    } catch (error) {
      const wrong = error instanceof ApiError ? Object.keys(error.fields) : [];
      if (wrong.length === 0) throw error;
      notify.warning(fill(drafts.notWhole, { plate, fields: missingNames(wrong, say) }));
      await navigate(`/vehicles/drafted/${id}/edit`);
    }
  };
}

/** The API says what may be done with a draft; the screen says how it looks. */
export function useDraftActions(): (draft: VehicleDraftRow) => Action[] {
  const navigate = useNavigate();
  const say = useSay();
  const transfer = useTransfer();
  const remove = useMutation(draftMutations.remove());
  return ({ id, registrationPlate, missing, actions }) => {
    const plate = registrationPlate ?? say(drafts.noPlate);
    const isWhole = missing.length === 0;
    const looks: Record<VehicleDraftRow['actions'][number], Action> = {
      transfer: { label: labels.transfer, icon: 'check', primary: isWhole, onSelect: () => transfer(id, plate) },
      edit: {
        label: labels.edit,
        icon: 'pencil',
        primary: !isWhole,
        onSelect: () => navigate(`/vehicles/drafted/${id}/edit`),
      },
      delete: {
        label: labels.delete,
        icon: 'trash',
        danger: true,
        confirm: fill(consequences.deleteDraft, { plate }),
        onSelect: () => remove.mutateAsync(id),
      },
    };
    return (['transfer', 'edit', 'delete'] as const)
      .filter((action) => actions.includes(action))
      .map((action) => looks[action]);
  };
}
