import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MyTrip } from 'shared-contracts/trips/trip-driving';
import { Button, Icon, withValues } from 'shared-ui';
import { loadReader } from 'shared-ui/barcode';
import { ScanDialog } from './scan-dialog.tsx';
import { messages } from './scan.messages.ts';
import { listTripLabels, type Scan, type StopLabel } from './stop-labels.rules.ts';
import { countLabels } from './verdict-text.ts';

type ScanButtonProps = {
  trip: MyTrip;
  stop: { position: number; name: string };
  /** Scans that the API has, and those waiting to be sent. */
  scans: readonly Scan[];
  onScan: (labels: readonly StopLabel[], isTyped: boolean) => void;
};

/** Opens the camera to scan labels at a stop; hidden if there are none. */
export function ScanButton({ trip, stop, scans, onScan }: ScanButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const labels = listTripLabels(trip, scans);
  const here = labels.filter(({ position }) => position === stop.position);
  const hasLabels = here.length > 0;
  useEffect(() => {
    // Preloaded, because nothing can be loaded once the network is gone.
    if (hasLabels) void loadReader().catch(() => undefined);
  }, [hasLabels]);
  if (!hasLabels) return null;
  const numberOf = (position: number) => trip.stops.findIndex((other) => other.position === position) + 1;
  return (
    <>
      <Button mt="3" size="lg" variant="outline" w="full" onClick={() => setOpen(true)}>
        <Icon name="camera" size={20} />
        <FormattedMessage {...withValues(messages.scan, countLabels(here))} />
      </Button>
      {isOpen && (
        <ScanDialog
          trip={trip}
          stop={stop}
          labels={labels}
          numberOf={numberOf}
          onScan={onScan}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
