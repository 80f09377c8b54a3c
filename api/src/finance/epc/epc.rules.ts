import type { Epc } from 'shared-contracts/epc';
import { EPC_KINDS, type EpcKind } from 'shared-contracts/values/epc';
import { decimal, toMoney } from '../../platform/money.ts';

type Figures = Pick<Epc, 'purchased' | 'reserved' | 'active' | 'used'>;

/** What one credit of an entry adds to and takes from: a trip's credit is reserved, then active, then used; or it comes back. */
const EFFECTS: Record<EpcKind, Partial<Figures>> = {
  purchased: { purchased: 1 },
  reserved: { reserved: 1 },
  activated: { reserved: -1, active: 1 },
  used: { active: -1, used: 1 },
  returned: { reserved: -1 },
};

/** What an entry adds to the remaining credits, or takes from them. */
export function changeOf(kind: EpcKind, quantity: number): number {
  const { purchased = 0, reserved = 0, active = 0, used = 0 } = EFFECTS[kind];
  return (purchased - reserved - active - used) * quantity;
}

/** What was paid; a trip pays nothing any more. */
export const amountOf = (kind: EpcKind, quantity: number, unitPrice: string): string | null =>
  kind === 'purchased' ? toMoney(decimal(unitPrice).times(quantity)) : null;

export type EpcSums = Partial<Record<EpcKind, number>>;

/** @param sums quantities of all entries, by kind */
export function figuresOf(sums: EpcSums): Figures & Pick<Epc, 'remaining'> {
  const figure = (name: keyof Figures) =>
    EPC_KINDS.reduce((sum, kind) => sum + (EFFECTS[kind][name] ?? 0) * (sums[kind] ?? 0), 0);
  const [purchased, reserved, active, used] = [
    figure('purchased'),
    figure('reserved'),
    figure('active'),
    figure('used'),
  ];
  return { purchased, reserved, active, used, remaining: purchased - reserved - active - used };
}

/** `balance = remaining × unit price`, half up to two places. */
export function epcOf(sums: EpcSums, { unitPrice, currency }: Pick<Epc, 'unitPrice' | 'currency'>): Epc {
  const figures = figuresOf(sums);
  return {
    ...figures,
    total: figures.purchased,
    balance: toMoney(decimal(unitPrice).times(figures.remaining)),
    currency,
    unitPrice: toMoney(decimal(unitPrice)),
  };
}
