import { useMutation } from '@tanstack/react-query';
import { ApiError } from 'shared-auth';
import type { VehicleDraftRow } from 'shared-contracts/fleet/vehicle-drafts';
import { useFormatMessage, withValues } from 'shared-ui';
import { notify } from 'shared-ui/data';
import type { Action } from 'shared-ui/overlays';
import { useNavigate } from 'shared-ui/router';
import { formatMissingFields } from './missing-fields.ts';
import { draftMutations } from '../vehicles.api.ts';
import { consequences, draftActions as labels, drafts } from '../vehicles.messages.ts';

/** Transfers a draft; if it is incomplete or invalid, names the fields and opens its form. */
function useTransfer() {
  const navigate = useNavigate();
  const formatMessage = useFormatMessage();
  const transfer = useMutation(draftMutations.transfer());
  return async (id: string, plate: string) => {
    try {
      const vehicle = await transfer.mutateAsync(id);
      await navigate(`/vehicles?assign=${vehicle.id}`);
    } catch (error) {
      const invalidFields = error instanceof ApiError ? Object.keys(error.fields) : [];
      if (invalidFields.length === 0) throw error;
      notify.warning(
        withValues(drafts.incomplete, { plate, fields: formatMissingFields(invalidFields, formatMessage) }),
      );
      await navigate(`/vehicles/drafted/${id}/edit`);
    }
  };
}

/** Returns the actions the API allows on a draft. */
export function useDraftActions(): (draft: VehicleDraftRow) => Action[] {
  const navigate = useNavigate();
  const formatMessage = useFormatMessage();
  const transfer = useTransfer();
  const remove = useMutation(draftMutations.remove());
  return ({ id, registrationPlate, missing, actions }) => {
    const plate = registrationPlate ?? formatMessage(drafts.noPlate);
    const isComplete = missing.length === 0;
    const actionByName: Record<VehicleDraftRow['actions'][number], Action> = {
      transfer: { label: labels.transfer, icon: 'check', primary: isComplete, onSelect: () => transfer(id, plate) },
      edit: {
        label: labels.edit,
        icon: 'pencil',
        primary: !isComplete,
        onSelect: () => navigate(`/vehicles/drafted/${id}/edit`),
      },
      delete: {
        label: labels.delete,
        icon: 'trash',
        danger: true,
        confirmText: withValues(consequences.deleteDraft, { plate }),
        onSelect: () => remove.mutateAsync(id),
      },
    };
    return (['transfer', 'edit', 'delete'] as const)
      .filter((action) => actions.includes(action))
      .map((action) => actionByName[action]);
  };
}
