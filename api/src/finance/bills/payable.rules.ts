import { Money } from 'shared-contracts/common';
import type { Figures } from './figures.ts';

/** Whether there is money enough in the world: what the columns hold. */
export const payable = ({ taxBase, vat, total, net, lines }: Figures): boolean =>
  [
    taxBase,
    vat,
    total,
    net,
    ...lines.flatMap(({ amount, billed }) => [amount, billed].map((value) => value.replace(/^-/, ''))),
  ].every((amount) => Money.safeParse(amount).success);
