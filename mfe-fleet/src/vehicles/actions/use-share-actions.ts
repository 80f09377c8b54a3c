import { useMutation } from '@tanstack/react-query';
import type { VehicleShare } from 'shared-contracts/fleet/vehicle-sharing';
import { withValues } from 'shared-ui';
import type { Action } from 'shared-ui/overlays';
import { messages } from '../vehicle-shares.messages.ts';
import { vehicleMutations } from '../vehicles.api.ts';
import { consequences } from '../vehicles.messages.ts';

/** Returns the actions the API allows on a share. */
export function useShareActions(): (share: VehicleShare) => Action[] {
  const unshare = useMutation(vehicleMutations.unshare());
  return ({ id, vehicle, partner, actions }) =>
    actions.includes('delete')
      ? [
          {
            label: messages.unshare,
            icon: 'undo',
            danger: true,
            primary: true,
            onSelect: () => unshare.mutateAsync(id),
            confirmText: withValues(consequences.unshare, { plate: vehicle.registrationPlate, partner: partner.name }),
          },
        ]
      : [];
}
