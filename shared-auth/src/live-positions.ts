import { useEffect, useEffectEvent } from 'react';
import type { LiveMessage, LivePosition } from 'shared-contracts/telemetry';
import { openSubject } from './live-subject.ts';

export type PositionEars = {
  /** @param isAll these are all that may be seen now; else what has moved or fallen silent */
  onPositions: (positions: readonly LivePosition[], isAll: boolean) => void;
  /** The server cannot be heard for a while; it is tried again, and all positions are told when it can. */
  onLost?: () => void;
};

const listeners = new Set<PositionEars>();
/** By vehicle; null: no snapshot is here yet. */
let known: Map<string, LivePosition> | null = null;

const tell = (positions: readonly LivePosition[], isAll: boolean) => {
  for (const { onPositions } of listeners) onPositions(positions, isAll);
};

/** What moved before a snapshot is part of the one that comes. */
function hear({ kind, positions }: LiveMessage) {
  if (kind === 'snapshot') known = new Map();
  if (!known) return;
  for (const position of positions) known.set(position.vehicleId, position);
  tell(positions, kind === 'snapshot');
}

const recall = (): LiveMessage[] => (known ? [{ kind: 'snapshot', positions: [...known.values()] }] : []);

const follow = openSubject<LiveMessage>(
  'telemetry/live',
  {
    hear: (messages) => messages.forEach(hear),
    begin: () => {
      known = null;
    },
    lose: () => {
      known = null;
      for (const { onLost } of listeners) onLost?.();
    },
  },
  recall,
);

function listen(ears: PositionEars): () => void {
  listeners.add(ears);
  if (known) ears.onPositions([...known.values()], true);
  const leave = follow();
  return () => {
    listeners.delete(ears);
    if (listeners.size === 0) known = null;
    leave();
  };
}

/** Follows the vehicles that the user may see as long as it is rendered: first all of them, then what moves, in batches; all again after a cut. */
export function useLivePositions({ onPositions, onLost }: PositionEars) {
  const show = useEffectEvent(onPositions);
  const lose = useEffectEvent(() => onLost?.());
  useEffect(() => listen({ onPositions: (positions, isAll) => show(positions, isAll), onLost: () => lose() }), []);
}
