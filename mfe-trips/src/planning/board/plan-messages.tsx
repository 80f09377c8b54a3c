import type { ReactNode } from 'react';
import { FormattedNumber } from 'react-intl';
import type { PlanBreak, PlanReason } from 'shared-contracts/planner';
import { DateTime, Measure } from 'shared-ui/format';
import { breaks, reasons } from './planning.messages.ts';
import { Rich } from './rich.tsx';

type Value = string | number;
const time = (at: Value) => <DateTime at={Number(at)} />;
const share = (percent: Value) => (
  <FormattedNumber value={Number(percent) / 100} style="percent" minimumFractionDigits={1} maximumFractionDigits={1} />
);
const amount = (kind: 'space' | 'weight' | 'distance') => (value: Value) => (
  <Measure value={String(value)} kind={kind} />
);

type Look = (value: Value) => ReactNode;
/** How a value is told, by its name; what is not named here is told as it is. */
const LOOKS: Record<string, Look> = {
  from: time,
  to: time,
  arriveAt: time,
  km: amount('distance'),
  space: share,
  weight: share,
};
/** Loads and capacities are of what is too much. */
const LOAD_LOOKS: Record<string, Record<string, Look>> = {
  space: { load: amount('space'), capacity: amount('space') },
  weight: { load: amount('weight'), capacity: amount('weight') },
};

const told = (code: string, params: Record<string, Value>) =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, (LOAD_LOOKS[code]?.[name] ?? LOOKS[name])?.(value) ?? value]),
  );

export const ReasonWords = ({ code, params }: PlanReason) => <Rich words={reasons[code]} values={told(code, params)} />;
export const BreakWords = ({ code, params }: PlanBreak) => <Rich words={breaks[code]} values={told(code, params)} />;
