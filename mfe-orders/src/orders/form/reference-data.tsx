import { createContext, use } from 'react';
import type { NamedRef } from 'shared-contracts/common';
import type { Cargo, Location } from 'shared-contracts/identity/partners';
import type { Order } from 'shared-contracts/orders/orders';
import { computeLoadingMeters, FLOOR_MEASURES, type FloorMeasures } from 'shared-contracts/values/space';
import type { Option } from 'shared-ui/form';

/** Weight in kg and space in CBM per piece; pallet places and loading meters if known. */
export type PieceMeasures = { [measure in 'weight' | 'space']: number } & {
  [measure in (typeof FLOOR_MEASURES)[number]]?: number;
};
export type ReferenceRecord = Pick<NamedRef, 'name'> & {
  piece?: PieceMeasures;
  position?: readonly [latitude: number, longitude: number];
};

/** Data of the records selected in the form, by id: names for the pickers, measures and positions for calculations. */
export type ReferenceRecords = Readonly<Record<string, ReferenceRecord>>;

type ReferenceData = {
  records: ReferenceRecords;
  /** Finds a record among the latest ones, for texts that are formatted later. */
  findRecord: (id: string) => ReferenceRecord | undefined;
  addRecord: (id: string, record: ReferenceRecord) => void;
};
export const ReferenceDataContext = createContext<ReferenceData>({
  records: {},
  findRecord: () => undefined,
  addRecord: () => undefined,
});
export const useReferenceData = () => use(ReferenceDataContext);

export const toOption = (records: ReferenceRecords, id: string | null | undefined): Option | null =>
  id ? { value: id, label: records[id]?.name ?? '' } : null;

/** @param count of the pieces that the measures are for */
export const toPieceFloor = (measures: FloorMeasures, count = 1): Partial<PieceMeasures> =>
  Object.fromEntries(
    FLOOR_MEASURES.flatMap((measure) => {
      const value = measures[measure] ?? null;
      return value === null ? [] : [[measure, Number(value) / count]];
    }),
  );

/** Effective space, else actual, else width × height × length. */
export function toPieceMeasures(cargo: Cargo): PieceMeasures {
  const { weight, effectiveSpace, actualSpace, width, height, length } = cargo;
  return {
    weight: Number(weight),
    space: Number(effectiveSpace) || Number(actualSpace) || Number(width) * Number(height) * Number(length),
    ...toPieceFloor({ palletPlaces: cargo.palletPlaces, loadingMeters: computeLoadingMeters(cargo) }),
  };
}

export const toPosition = ({ latitude, longitude }: Pick<Location, 'latitude' | 'longitude'>) =>
  [latitude, longitude] as const;

const toNameRecords = (rows: readonly (NamedRef | null)[]): ReferenceRecords =>
  Object.fromEntries(rows.flatMap((row) => (row ? [[row.id, { name: row.name }]] : [])));

/** Collects the reference data contained in an order. */
export const collectRecords = ({
  orderType,
  partner,
  contract,
  operation,
  vehicleTypes,
  notificationContacts,
  cargoItems,
  stops,
}: Order): ReferenceRecords => ({
  ...toNameRecords([
    orderType,
    partner,
    contract,
    operation,
    ...vehicleTypes,
    ...notificationContacts,
    ...stops.map((stop) => stop.contact),
  ]),
  ...Object.fromEntries(
    cargoItems.map(({ cargo, quantity, weight, space, ...floor }) => [
      cargo.id,
      {
        name: cargo.name,
        piece: {
          weight: Number(weight) / quantity,
          space: Number(space) / quantity,
          ...toPieceFloor(floor, quantity),
        },
      },
    ]),
  ),
  ...Object.fromEntries(
    stops.map(({ location }) => [location.id, { name: location.name, position: toPosition(location) }]),
  ),
});
