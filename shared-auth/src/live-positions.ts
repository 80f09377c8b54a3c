import { useEffect, useEffectEvent } from 'react';
import type { LiveMessage, LivePosition } from 'shared-contracts/fleet/telemetry';
import { createSharedStream } from './shared-stream.ts';

export type PositionListener = {
  /** @param isSnapshot true: all visible vehicles; false: those that moved or went offline */
  onMessage: (positions: readonly LivePosition[], isSnapshot: boolean) => void;
  /** The connection was lost. It is retried, and a snapshot follows once it is back. */
  onDisconnect?: () => void;
};

const listeners = new Set<PositionListener>();
/** Keyed by vehicle; null until a snapshot has arrived. */
let positionById: Map<string, LivePosition> | null = null;

const notifyListeners = (positions: readonly LivePosition[], isSnapshot: boolean) => {
  for (const { onMessage } of listeners) onMessage(positions, isSnapshot);
};

/** Ignores changes that arrive before the first snapshot, which includes them. */
function handleMessage({ kind, positions }: LiveMessage) {
  if (kind === 'snapshot') positionById = new Map();
  if (!positionById) return;
  for (const position of positions) positionById.set(position.vehicleId, position);
  notifyListeners(positions, kind === 'snapshot');
}

const replay = (): LiveMessage[] => (positionById ? [{ kind: 'snapshot', positions: [...positionById.values()] }] : []);

const joinStream = createSharedStream<LiveMessage>(
  'telemetry/live',
  {
    onEvents: (messages) => messages.forEach(handleMessage),
    onConnect: () => {
      positionById = null;
    },
    onDisconnect: () => {
      positionById = null;
      for (const { onDisconnect } of listeners) onDisconnect?.();
    },
  },
  replay,
);

function subscribe(listener: PositionListener): () => void {
  listeners.add(listener);
  if (positionById) listener.onMessage([...positionById.values()], true);
  const leaveStream = joinStream();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) positionById = null;
    leaveStream();
  };
}

/**
 * Subscribes to the positions of all visible vehicles while mounted: first a snapshot, then batches of changes; a new
 * snapshot after a reconnect.
 */
export function useLivePositions({ onMessage, onDisconnect }: PositionListener) {
  const handlePositions = useEffectEvent(onMessage);
  const handleDisconnect = useEffectEvent(() => onDisconnect?.());
  useEffect(
    () =>
      subscribe({
        onMessage: (positions, isSnapshot) => handlePositions(positions, isSnapshot),
        onDisconnect: () => handleDisconnect(),
      }),
    [],
  );
}
