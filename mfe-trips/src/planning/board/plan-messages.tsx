import type { ReactNode } from 'react';
import { FormattedNumber } from 'react-intl';
import type { PlanViolation, PlanReason, PlannedStop, UnplacedHelp } from 'shared-contracts/trips/planner';
import { LOAD_MEASURES, type LoadMeasure } from 'shared-contracts/values/space';
import { DateTime, Duration, Measure } from 'shared-ui/format';
import { violationMessages, reasonMessages } from './board.messages.ts';
import { Lateness } from '../lateness.tsx';
import { helpMessages } from './unplaced-help.messages.ts';
import { RichMessage } from '../rich-message.tsx';

type Value = string | number;
const formatTime = (at: Value) => <DateTime at={Number(at)} />;
const formatPercent = (percent: Value) => (
  <FormattedNumber value={Number(percent) / 100} style="percent" minimumFractionDigits={1} maximumFractionDigits={1} />
);
const formatMeasure = (kind: LoadMeasure | 'distance') => (value: Value) => (
  <Measure value={String(value)} kind={kind} />
);

type FormatValue = (value: Value) => ReactNode;
/** Formats by parameter name; other parameters are inserted as they are. */
const formatByParam: Record<string, FormatValue> = {
  from: formatTime,
  to: formatTime,
  arriveAt: formatTime,
  minutes: (minutes) => <Lateness minutes={Number(minutes)} />,
  km: formatMeasure('distance'),
  space: formatPercent,
  weight: formatPercent,
};
/** Load and capacity have the unit of the code. */
const loadFormatByCode: Record<string, Record<string, FormatValue> | undefined> = Object.fromEntries(
  LOAD_MEASURES.map((measure) => [
    measure,
    {
      load: formatMeasure(measure),
      capacity: formatMeasure(measure),
      // Pallets are counted in the text.
      excess: measure === 'palletPlaces' ? Number : formatMeasure(measure),
    },
  ]),
);

const formatParams = (code: string, params: Record<string, Value>) =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      (loadFormatByCode[code]?.[name] ?? formatByParam[name])?.(value) ?? value,
    ]),
  );

export const ReasonMessage = ({ code, params }: PlanReason) => (
  <RichMessage message={reasonMessages[code]} values={formatParams(code, params)} />
);
/** A late stop comes with the id of its location. */
function nameLocation({ location, ...params }: PlanViolation['params'], stops: readonly PlannedStop[]) {
  if (location === undefined) return params;
  return { ...params, location: stops.find((stop) => stop.location.id === location)?.location.name ?? location };
}

type ViolationMessageProps = PlanViolation & { stops: readonly PlannedStop[] };

export const ViolationMessage = ({ code, params, stops }: ViolationMessageProps) => (
  <RichMessage message={violationMessages[code]} values={formatParams(code, nameLocation(params, stops))} />
);

/** Space and weight are measures here. */
export const UnplacedHelpMessage = ({ code, params: { minutes, ...params } }: UnplacedHelp) => (
  <RichMessage
    message={helpMessages[code]}
    values={{
      ...formatParams(code, params),
      ...(minutes !== undefined && { duration: <Duration minutes={Number(minutes)} /> }),
      ...Object.fromEntries(
        LOAD_MEASURES.flatMap((measure) => {
          const value = params[measure];
          return value === undefined ? [] : [[measure, formatMeasure(measure)(value)]];
        }),
      ),
    }}
  />
);
