/**
 * An order as it is named. `shipperCode`: the code of its organization, where that is not the reader's: numbers are
 * unique within an organization only.
 */
export type NumberedOrder = { number: string; shipperCode?: string | null | undefined };

/** The displayed number of an order: `O-000012` for an own one, `ACME·O-000012` for that of another organization. */
export const formatOrderNumber = ({ number, shipperCode }: NumberedOrder): string =>
  shipperCode ? `${shipperCode}·${number}` : number;
