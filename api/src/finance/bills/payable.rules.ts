import { Money } from 'shared-contracts/common';
import { decimal, toMoney } from '../../platform/values/money.ts';
import type { Figures } from './figures.ts';

/** Whether every amount fits its database column. */
export const isPayable = ({ taxBase, vat, total, net, lines }: Figures): boolean =>
  [
    taxBase,
    vat,
    total,
    net,
    ...lines.flatMap(({ amount, billed }) => [amount, billed].map((value) => toMoney(decimal(value).abs()))),
  ].every((amount) => Money.safeParse(amount).success);
