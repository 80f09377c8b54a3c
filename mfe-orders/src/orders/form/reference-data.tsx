import { createContext, use } from 'react';
import type { Named } from 'shared-contracts/common';
import type { Cargo, Location } from 'shared-contracts/network';
import type { Order } from 'shared-contracts/orders';
import type { Choice } from 'shared-ui/form';

/** kg and CBM of one piece. */
export type Piece = { weight: number; space: number };
export type KnownRow = Pick<Named, 'name'> & {
  piece?: Piece;
  position?: readonly [latitude: number, longitude: number];
};

/** What the form has met, by id: names for the pickers, measures and positions for what is worked out of them. */
export type Known = Readonly<Record<string, KnownRow>>;

type KnownState = { known: Known; remember: (id: string, row: KnownRow) => void };
export const KnownContext = createContext<KnownState>({ known: {}, remember: () => undefined });
export const useKnown = () => use(KnownContext);

export const choiceOf = (known: Known, id: string | null | undefined): Choice | null =>
  id ? { value: id, label: known[id]?.name ?? '' } : null;

/** Effective space, else actual, else width × height × length. */
export function pieceOf({ weight, effectiveSpace, actualSpace, width, height, length }: Cargo): Piece {
  return {
    weight: Number(weight),
    space: Number(effectiveSpace) || Number(actualSpace) || Number(width) * Number(height) * Number(length),
  };
}

export const positionOf = ({ latitude, longitude }: Pick<Location, 'latitude' | 'longitude'>) =>
  [latitude, longitude] as const;

const names = (rows: readonly (Named | null)[]): Known =>
  Object.fromEntries(rows.flatMap((row) => (row ? [[row.id, { name: row.name }]] : [])));

/** What an order tells about the rows that it names. */
export const knownOf = ({
  orderType,
  partner,
  contract,
  operation,
  vehicleTypes,
  notificationContacts,
  cargoItems,
  stops,
}: Order): Known => ({
  ...names([
    orderType,
    partner,
    contract,
    operation,
    ...vehicleTypes,
    ...notificationContacts,
    ...stops.map((stop) => stop.contact),
  ]),
  ...Object.fromEntries(
    cargoItems.map(({ cargo, quantity, weight, space }) => [
      cargo.id,
      { name: cargo.name, piece: { weight: Number(weight) / quantity, space: Number(space) / quantity } },
    ]),
  ),
  ...Object.fromEntries(
    stops.map(({ location }) => [location.id, { name: location.name, position: positionOf(location) }]),
  ),
});
