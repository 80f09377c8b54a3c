import type { Epc } from 'shared-contracts/finance/epc';
import { EPC_KINDS, type EpcKind } from 'shared-contracts/values/finance/epc';
import { decimal, toMoney } from '../../platform/values/money.ts';

type Figures = Pick<Epc, 'purchased' | 'reserved' | 'active' | 'used'> & { expired: number };

/** How one credit of an entry changes each figure. A trip's credit is reserved, then active, then used or returned. */
const EFFECTS: Record<EpcKind, Partial<Figures>> = {
  purchased: { purchased: 1 },
  reserved: { reserved: 1 },
  activated: { reserved: -1, active: 1 },
  used: { active: -1, used: 1 },
  returned: { reserved: -1 },
  expired: { expired: 1 },
  withdrawn: { purchased: -1 },
};

/** How an entry changes the remaining credits. */
export function balanceChangeOf(kind: EpcKind, quantity: number): number {
  const { purchased = 0, reserved = 0, active = 0, used = 0, expired = 0 } = EFFECTS[kind];
  return (purchased - reserved - active - used - expired) * quantity;
}

/** The price of a purchase without tax; trips use prepaid credits and cost nothing more. */
export const amountOf = (kind: EpcKind, quantity: number, unitPrice: string): string | null =>
  kind === 'purchased' ? toMoney(decimal(unitPrice).times(quantity)) : null;

/** Alerts once when so few credits remain, and when none does. @param before the remaining credits before the change */
export const isAlert = (remaining: number, alertLevel: number | null, before = remaining + 1) =>
  alertLevel !== null && [alertLevel, 0].some((level) => before > level && remaining <= level);

export type EpcSums = Partial<Record<EpcKind, number>>;

/** @param sums quantities of all entries, by kind */
export function toEpcFigures(sums: EpcSums): Figures & Pick<Epc, 'remaining'> {
  const figure = (name: keyof Figures) =>
    EPC_KINDS.reduce((sum, kind) => sum + (EFFECTS[kind][name] ?? 0) * (sums[kind] ?? 0), 0);
  const [purchased, reserved, active, used, expired] = [
    figure('purchased'),
    figure('reserved'),
    figure('active'),
    figure('used'),
    figure('expired'),
  ];
  return { purchased, reserved, active, used, expired, remaining: purchased - reserved - active - used - expired };
}

/** `balance = remaining × unit price`, half up to two places. */
export function toEpc(sums: EpcSums, { unitPrice, currency }: Pick<Epc, 'unitPrice' | 'currency'>): Epc {
  const figures = toEpcFigures(sums);
  return {
    ...figures,
    total: figures.purchased,
    balance: toMoney(decimal(unitPrice).times(figures.remaining)),
    currency,
    unitPrice: toMoney(decimal(unitPrice)),
  };
}
