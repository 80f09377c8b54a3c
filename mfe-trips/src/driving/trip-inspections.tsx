import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MyTrip } from 'shared-contracts/trips/trip-driving';
import { INSPECTION_KINDS, type InspectionKind } from 'shared-contracts/values/fleet/inspections';
import { Button, Flex, Icon } from 'shared-ui';
import { InspectionDialog } from './inspection-dialog.tsx';
import { doneMessages, titles } from './inspection.messages.ts';
import { listDoneInspections } from './inspection.rules.ts';
import type { OutboxEntry } from './outbox.ts';
import type { DriverOutbox } from './use-driver-outbox.ts';

type TripInspectionsProps = {
  trip: MyTrip;
  entries: readonly OutboxEntry[];
  /** Whether everything is delivered. */
  isFinished: boolean;
  outbox: DriverOutbox;
};

/**
 * Inspections before and after a trip, open and done. The dialog isn't lazy: without a network nothing can be loaded.
 */
export function TripInspections({ trip, entries, isFinished, outbox }: TripInspectionsProps) {
  const [openKind, setOpenKind] = useState<InspectionKind>();
  if (!trip.inspections) return null;
  const done = listDoneInspections(trip, entries);
  const next = isFinished ? 'after' : 'before';
  return (
    <>
      {INSPECTION_KINDS.filter((kind) => done.includes(kind)).map((kind) => (
        <Flex key={kind} gap="1" align="center" color="status.good.fg">
          <Icon name="done" />
          <FormattedMessage {...doneMessages[kind]} />
        </Flex>
      ))}
      {!done.includes(next) && (
        <Button size="lg" minH="14" w="full" variant="outline" onClick={() => setOpenKind(next)}>
          <Icon name="search" size={20} />
          <FormattedMessage {...titles[next]} />
        </Button>
      )}
      {openKind && (
        <InspectionDialog
          kind={openKind}
          checklist={trip.inspections.items}
          outbox={outbox}
          onClose={() => setOpenKind(undefined)}
        />
      )}
    </>
  );
}
