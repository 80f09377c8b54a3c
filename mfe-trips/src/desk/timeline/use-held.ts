import type { KeyboardEvent } from 'react';
import { useFormatMessage, withValues } from 'shared-ui';
import { useDesk } from '../model/desk-context.ts';
import type { Held } from '../model/desk-state.ts';
import type { Drop } from '../model/drops.rules.ts';
import { useStore } from '../model/external-store.ts';
import { findBarAt } from '../model/rows.rules.ts';
import { useDeskNames } from '../model/use-describe-drop.ts';
import { moveByKey } from './drop-target.rules.ts';
import { snap } from './scale.rules.ts';
import { messages } from '../timeline.messages.ts';
import type { TimelineView } from './use-timeline-view.ts';

/** Moves what was picked up by keyboard: arrow keys choose row and time, each step is announced. */
export function useHeld({ view, onDropped }: { view: TimelineView; onDropped: (tripId: string | null) => void }) {
  const { rows, by, state, actions } = useDesk();
  const { namePlace, nameTrip } = useDeskNames();
  const formatMessage = useFormatMessage();
  const held = useStore(state, 'held', (value) => value);

  const toDrop = ({ dragged, target, fromAt }: Held): Drop => {
    const row = target && rows[target.rowIndex];
    if (!row) return { kind: 'pool' };
    const bar = dragged.kind === 'orders' ? (findBarAt(row, target.at) ?? null) : null;
    return { kind: 'row', row, at: dragged.kind === 'trip' && target.at === fromAt ? null : target.at, bar };
  };
  const describe = (drop: Drop): string => {
    if (drop.kind === 'pool') return formatMessage(messages.outOfPlan);
    if (drop.kind === 'trip') return nameTrip(drop.trip.number);
    const place = namePlace(drop.row, drop.at, by);
    if (drop.bar?.kind !== 'plan') return place;
    return formatMessage(withValues(messages.intoTrip, { number: drop.bar.trip.number, place }));
  };
  const describeHeld = (value: Held) => {
    const { target } = value;
    const row = target && rows[target.rowIndex];
    const drop = toDrop(value);
    return drop.kind === 'row' && row && drop.at === null ? namePlace(row, target.at, by) : describe(drop);
  };

  const moveTo = (target: Held['target']) => {
    if (!held) return;
    const moved: Held = { ...held, target };
    state.set({
      held: moved,
      announcement: withValues(messages.moving, { name: held.name, place: describeHeld(moved) }),
    });
    if (target) view.reveal(target.rowIndex, { from: target.at, to: target.at + 3_600 });
  };
  const cancel = () => {
    if (!held) return;
    state.set({ held: null, announcement: withValues(messages.cancelled, { name: held.name }) });
    onDropped(held.dragged.kind === 'trip' ? held.dragged.trip.id : null);
  };
  const drop = () => {
    if (!held) return;
    state.set({ held: null });
    const tripId = actions.drop(held.dragged, toDrop(held));
    onDropped(tripId ?? (held.dragged.kind === 'trip' ? held.dragged.trip.id : null));
  };
  const onKey = (event: KeyboardEvent) => {
    if (!held) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      return cancel();
    }
    if (event.key.toLowerCase() === 'p' && !event.ctrlKey && !event.metaKey) return moveTo(null);
    const from = held.target ?? { rowIndex: 0, at: snap(view.scale.from) };
    const target = moveByKey(from, event, { scale: view.scale, rowCount: rows.length });
    if (!target) return;
    event.preventDefault();
    moveTo(target);
  };
  return { held, drop, cancel, onKey, describe, describeHeld };
}
