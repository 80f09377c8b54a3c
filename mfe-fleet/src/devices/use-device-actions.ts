import { useMutation } from '@tanstack/react-query';
import type { RefusedDevice } from 'shared-contracts/fleet/refused-devices';
import { useFormatMessage, withValues } from 'shared-ui';
import type { ListParams } from 'shared-ui/list';
import type { Action } from 'shared-ui/overlays';
import { useNavigate } from 'shared-ui/router';
import { deviceMutations } from './devices.api.ts';
import { messages } from './devices.messages.ts';

/** Returns the actions that the API allows on a refused device. */
export function useDeviceActions({ openDialog }: Pick<ListParams, 'openDialog'>): (device: RefusedDevice) => Action[] {
  const navigate = useNavigate();
  const formatMessage = useFormatMessage();
  const ignore = useMutation(deviceMutations.ignore());
  const restore = useMutation(deviceMutations.restore());
  return ({ id, device, vehicle, actions }) => {
    const actionByName: Record<RefusedDevice['actions'][number], Action> = {
      attach: { label: messages.attach, icon: 'check', primary: true, onSelect: () => openDialog('attach', id) },
      ignore: {
        label: messages.ignore,
        icon: 'eye-off',
        confirmText: withValues(messages.ignoreText, { device: device || formatMessage(messages.unnamed) }),
        onSelect: () => ignore.mutateAsync(id),
      },
      restore: { label: messages.restore, icon: 'undo', onSelect: () => restore.mutateAsync(id) },
    };
    return [
      ...(vehicle ? [{ label: messages.openVehicle, onSelect: () => navigate(`/vehicle/${vehicle.id}`) }] : []),
      ...actions.map((action) => actionByName[action]),
    ];
  };
}
