import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { TrackerState } from 'shared-contracts/fleet/telemetry';
import { DescriptionItem, type Message, useFormatMessage, withValues } from 'shared-ui';
import { Measure } from 'shared-ui/format';
import { facts } from './monitoring.messages.ts';

const PERCENT = 100;

/** An item for a value that the tracker reports; none for one that it doesn't. */
function Fact<Value>({
  label,
  value,
  children,
}: {
  label: Message;
  value: Value | null;
  children: (value: Value) => ReactNode;
}) {
  return value === null ? null : <DescriptionItem label={label}>{children(value)}</DescriptionItem>;
}

/** The last report of the tracker about itself and its vehicle. */
export function TrackerFacts({ state }: { state: TrackerState }) {
  const { formatNumber } = useIntl();
  const formatMessage = useFormatMessage();
  const formatPercent = (value: number) =>
    formatNumber(value / PERCENT, { style: 'percent', maximumFractionDigits: 0 });
  const formatHours = (value: number) => formatNumber(value, { maximumFractionDigits: 1 });
  return (
    <>
      <Fact label={facts.alarm} value={state.alarm}>
        {(alarm) => alarm}
      </Fact>
      <Fact label={facts.battery} value={state.battery}>
        {(level) =>
          state.isCharging
            ? formatMessage(withValues(facts.charging, { level: formatPercent(level) }))
            : formatPercent(level)
        }
      </Fact>
      <Fact label={facts.ignition} value={state.ignition}>
        {(isOn) => formatMessage(isOn ? facts.ignitionOn : facts.ignitionOff)}
      </Fact>
      <Fact label={facts.odometer} value={state.odometer}>
        {(km) => <Measure value={String(km)} kind="distance" />}
      </Fact>
      <Fact label={facts.engineHours} value={state.engineHours}>
        {(hours) => formatMessage(withValues(facts.hours, { hours: formatHours(hours) }))}
      </Fact>
      <Fact label={facts.fuel} value={state.fuelLevel}>
        {formatPercent}
      </Fact>
    </>
  );
}
