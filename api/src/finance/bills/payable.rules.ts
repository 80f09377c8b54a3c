import { Money } from 'shared-contracts/common';
import type { Figures } from './figures.ts';

/** Whether every amount fits its database column. */
export const isPayable = ({ taxBase, vat, total, net, lines }: Figures): boolean =>
  [
    taxBase,
    vat,
    total,
    net,
    ...lines.flatMap(({ amount, billed }) => [amount, billed].map((value) => value.replace(/^-/, ''))),
  ].every((amount) => Money.safeParse(amount).success);
