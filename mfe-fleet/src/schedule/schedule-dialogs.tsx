import { useEffect } from 'react';
import { Can } from 'shared-auth';
import { notify } from 'shared-ui/data';
import { WRITE } from './schedule-access.ts';
import type { VehicleSchedule } from './schedule.api.ts';
import { messages } from './schedule.messages.ts';
import { EditDialog, PlanDialog } from './unavailability-dialog.tsx';

type ScheduleDialogsProps = {
  name: string;
  id: string;
  /** None while they load. */ rows: readonly VehicleSchedule[] | undefined;
  error: unknown;
  onClose: () => void;
};

const numberOf = (text: string | undefined) => (text && /^\d+$/.test(text) ? Number(text) : undefined);

/** The dialog that the address names: `plan`, with what is known of it (`plan.<vehicle>.<from>.<to>`), or `edit.<vehicle>.<unavailability>`. */
export function ScheduleDialogs({ name, id, rows, error, onClose }: ScheduleDialogsProps) {
  const [vehicleId, first, second] = id.split('.');
  const row = rows?.find(({ vehicle }) => vehicle.id === vehicleId);
  if (name === 'plan') {
    const [fromAt, toAt] = [numberOf(first), numberOf(second)];
    const initial = { ...(row && { vehicleId: row.vehicle.id }), ...(fromAt && { fromAt }), ...(toAt && { toAt }) };
    return (
      <Can access={WRITE}>
        <PlanDialog
          initial={vehicleId && !rows ? undefined : initial}
          error={error}
          plate={row?.vehicle.registrationPlate}
          onClose={onClose}
        />
      </Can>
    );
  }
  if (name !== 'edit' || !rows) return null;
  const entry = row?.entries.find((one) => one.kind === 'unavailable' && one.id === first);
  if (!row || !entry) return <Gone onClose={onClose} />;
  return (
    <Can access={WRITE}>
      <EditDialog vehicle={row.vehicle} entry={entry} onClose={onClose} />
    </Can>
  );
}

/** Somebody deleted it, or it lies in another time than the one shown. */
function Gone({ onClose }: { onClose: () => void }) {
  useEffect(() => {
    notify.warning(messages.gone);
    onClose();
  }, [onClose]);
  return null;
}
