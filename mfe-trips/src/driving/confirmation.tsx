import { useState } from 'react';
import { usePreferences } from 'shared-auth';
import type { TripStop } from 'shared-contracts/trips/trips';
import { findDistanceFromStop, findEarliness, type PhonePosition } from 'shared-contracts/values/trips/driver-checks';
import { formatMeasure } from 'shared-contracts/values/units';
import { type Message, withValues } from 'shared-ui';
import { formatDateTime, useTimeZone } from 'shared-ui/format';
import { ConfirmDialog } from 'shared-ui/overlays';
import { confirmMessages as messages } from './driving.messages.ts';

type Question = { title: Message; text: Message; confirmLabel: Message };

/** Asks for confirmation of implausible reports; sends others immediately. */
export function useConfirmation() {
  const [open, setOpen] = useState<Question & { onConfirm: () => unknown }>();
  const ask = (question: Question | null, onConfirm: () => unknown) => {
    if (question) setOpen({ ...question, onConfirm });
    else void onConfirm();
  };
  return { ask, dialog: open && <ConfirmDialog {...open} onClose={() => setOpen(undefined)} /> };
}

/** The question before a trip is started long before its first pickup. */
export function useEarliness(pickAt: number | null): () => Question | null {
  const timeZone = useTimeZone();
  return () =>
    pickAt === null || findEarliness(Math.floor(Date.now() / 1_000), pickAt) === null
      ? null
      : {
          title: messages.startTitle,
          text: withValues(messages.startText, { time: formatDateTime(pickAt, timeZone) }),
          confirmLabel: messages.start,
        };
}

/** The question before an arrival is reported far from its stop. */
export function useDistanceFromStop(
  stop: TripStop['location'],
): (position: PhonePosition | undefined) => Question | null {
  const units = usePreferences((preferences) => preferences.units);
  return (position) => {
    const metres = findDistanceFromStop(position, stop);
    if (metres === null) return null;
    const distance = formatMeasure((metres / 1_000).toFixed(1), 'distance', units);
    return {
      title: messages.arriveTitle,
      text: withValues(messages.arriveText, { distance, stop: stop.name }),
      confirmLabel: messages.arrive,
    };
  };
}
