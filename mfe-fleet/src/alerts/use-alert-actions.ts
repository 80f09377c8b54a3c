import { useAccessCheck } from 'shared-auth';
import type { Alert } from 'shared-contracts/fleet/alerts';
import type { ListParams } from 'shared-ui/list';
import type { Action } from 'shared-ui/overlays';
import { useNavigate } from 'shared-ui/router';
import { messages } from './alerts.messages.ts';

/** Users who can open the list of drivers. */
const READ_DRIVERS = { model: 'vehicle', action: 'read', organizationTypes: ['fleetOwner'] } as const;

/** The actions for an alert: opening its record, and those that the API allows. */
export function useAlertActions({ openDialog }: Pick<ListParams, 'openDialog'>): (alert: Alert) => Action[] {
  const navigate = useNavigate();
  const hasAccess = useAccessCheck();
  return ({ id, vehicle, driver, actions }) => [
    ...(vehicle ? [{ label: messages.openVehicle, onSelect: () => navigate(`/vehicle/${vehicle.id}`) }] : []),
    ...(driver && hasAccess(READ_DRIVERS)
      ? [
          {
            label: messages.openDriver,
            onSelect: () => navigate(`/drivers?dialog=info.${driver.id}`),
          },
        ]
      : []),
    ...actions.map((): Action => ({
      label: messages.acknowledge,
      icon: 'check',
      primary: true,
      onSelect: () => openDialog('acknowledge', id),
    })),
  ];
}
