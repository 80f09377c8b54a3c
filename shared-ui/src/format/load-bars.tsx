import { Fragment, memo } from 'react';
import { LOAD_MEASURES, type LoadMeasure } from 'shared-contracts/values/space';
import { CapacityBar } from './capacity-bar.tsx';
import { loadMessages } from './capacity.messages.ts';
import { Measure } from './numbers.tsx';

type Value = string | number | null | undefined;
/** Pallet places and loading meters: null or absent if unknown, or not limited. */
export type Load = { [measure in LoadMeasure]?: Value };

const listKnown = (load: Load) =>
  LOAD_MEASURES.flatMap((measure) => {
    const value = load[measure];
    return value === null || value === undefined ? [] : [{ measure, value }];
  });

const MemoCapacityBar = memo(CapacityBar);

/** The used part of each capacity, if both values are known. */
export function LoadBars({
  name,
  load,
  capacity,
  compact = false,
}: {
  /** The name of the vehicle or its type. */
  name: string;
  load: Load;
  capacity: Load;
  compact?: boolean;
}) {
  const capacities = new Map(listKnown(capacity).map(({ measure, value }) => [measure, value]));
  return listKnown(load).map(({ measure, value }) => {
    const limit = capacities.get(measure);
    return limit === undefined ? null : (
      <MemoCapacityBar
        key={measure}
        compact={compact}
        name={name}
        label={loadMessages[measure]}
        kind={measure}
        load={Number(value)}
        capacity={Number(limit)}
      />
    );
  });
}

/** A load in one line: `12.50 CBM · 4,200 kg · 8.0 plt`. */
export const LoadText = ({ load }: { load: Load }) =>
  listKnown(load).map(({ measure, value }, i) => (
    <Fragment key={measure}>
      {i > 0 && ' · '}
      <Measure value={value} kind={measure} />
    </Fragment>
  ));
