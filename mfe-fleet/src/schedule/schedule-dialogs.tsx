import { useEffect } from 'react';
import { Can } from 'shared-auth';
import { notify } from 'shared-ui/data';
import { WRITE_ACCESS } from './schedule-access.ts';
import type { VehicleSchedule } from './schedule.api.ts';
import { messages } from './schedule.messages.ts';
import { EditDialog, PlanDialog } from './unavailability-dialog.tsx';

type ScheduleDialogsProps = {
  name: string;
  id: string;
  /** Undefined while loading. */ schedules: readonly VehicleSchedule[] | undefined;
  error: unknown;
  onClose: () => void;
};

const parseSeconds = (text: string | undefined) => (text && /^\d+$/.test(text) ? Number(text) : undefined);

/** Renders the dialog in the URL: `plan`, `plan.<vehicle>.<from>.<to>` or `edit.<vehicle>.<unavailability>`. */
export function ScheduleDialogs({ name, id, schedules, error, onClose }: ScheduleDialogsProps) {
  const [vehicleId, first, second] = id.split('.');
  const schedule = schedules?.find(({ vehicle }) => vehicle.id === vehicleId);
  if (name === 'plan') {
    const [fromAt, toAt] = [parseSeconds(first), parseSeconds(second)];
    const initial = {
      ...(schedule && { vehicleId: schedule.vehicle.id }),
      ...(fromAt && { fromAt }),
      ...(toAt && { toAt }),
    };
    return (
      <Can access={WRITE_ACCESS}>
        <PlanDialog
          initial={vehicleId && !schedules ? undefined : initial}
          error={error}
          plate={schedule?.vehicle.registrationPlate}
          onClose={onClose}
        />
      </Can>
    );
  }
  if (name !== 'edit' || !schedules) return null;
  const entry = schedule?.entries.find((item) => item.kind === 'unavailable' && item.id === first);
  if (!schedule || !entry) return <MissingEntry onClose={onClose} />;
  return (
    <Can access={WRITE_ACCESS}>
      <EditDialog vehicle={schedule.vehicle} entry={entry} onClose={onClose} />
    </Can>
  );
}

/** The entry was deleted, or is outside the visible span. */
function MissingEntry({ onClose }: { onClose: () => void }) {
  useEffect(() => {
    notify.warning(messages.notInSpan);
    onClose();
  }, [onClose]);
  return null;
}
