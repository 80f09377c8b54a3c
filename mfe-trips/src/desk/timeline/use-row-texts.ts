import { useMemo } from 'react';
import { useFormatMessage, withValues } from 'shared-ui';
import { formatDateTime, useTimeZone } from 'shared-ui/format';
import { messages as deskMessages } from '../desk.messages.ts';
import { useDesk } from '../model/desk-context.ts';
import type { DeskBar, DeskRow } from '../model/rows.rules.ts';
import { useFormatDuration } from '../problems/use-format-duration.ts';
import type { BarText } from './timeline-bar.tsx';
import { messages } from '../timeline.messages.ts';
import type { RowTexts } from './timeline-row.tsx';

/** Texts of rows and bars. They change with the names of the plan's places only: rows are memoized. */
export function useRowTexts(): RowTexts {
  const formatMessage = useFormatMessage();
  const formatDuration = useFormatDuration();
  const zone = useTimeZone();
  const { locationById, by } = useDesk();
  return useMemo(() => {
    const formatSpan = ({ from, to }: DeskBar) => `${formatDateTime(from, zone)} – ${formatDateTime(to, zone)}`;
    const formatPlaces = (names: readonly (string | undefined)[]) => {
      const [first = '', last = ''] = [names.at(0), names.at(-1)];
      if (names.length === 0) return formatMessage(messages.noStops);
      return formatMessage(withValues(messages.places, { first, last }));
    };
    const getBarText = (bar: DeskBar): BarText => {
      if (bar.kind === 'unavailable') {
        const title = bar.reason
          ? formatMessage(withValues(messages.unavailableFor, { reason: bar.reason }))
          : formatMessage(messages.unavailable);
        return { title, detail: '', label: `${title}, ${formatSpan(bar)}` };
      }
      if (bar.kind === 'booked') {
        const detail = formatPlaces(bar.trip.stops.map(({ location }) => location.name));
        return { title: bar.trip.number, detail, label: [bar.trip.number, detail, formatSpan(bar)].join(', ') };
      }
      const { number, stops, problems, lateMinutes, createdTrip, orderIds, isLocked } = bar.trip;
      const title = createdTrip?.number ?? formatMessage(withValues(deskMessages.trip, { number }));
      const detail = formatPlaces(stops.map(({ locationId }) => locationById.get(locationId)?.name));
      const parts = [
        title,
        detail,
        formatSpan(bar),
        isLocked && formatMessage(deskMessages.locked),
        formatMessage(withValues(deskMessages.orders, { count: orderIds.length })),
        lateMinutes > 0 && formatMessage(withValues(deskMessages.late, { duration: formatDuration(lateMinutes) })),
        problems.length > 0 && formatMessage(withValues(deskMessages.problems, { count: problems.length })),
      ];
      const mark = problems.length > 0 ? '⚠ ' : '';
      return {
        title: `${mark}${title}`,
        ...(!createdTrip && { short: `${mark}${number}` }),
        detail,
        label: parts.filter(Boolean).join(', '),
      };
    };
    const getHeader = ({ vehicle, driver }: DeskRow) => {
      if (vehicle) {
        const detail = [vehicle.type.name, vehicle.driver?.name, vehicle.isShared && vehicle.organization.name];
        return { name: vehicle.name, detail: detail.filter(Boolean).join(' · ') };
      }
      if (driver) return { name: driver.name, detail: driver.organization.name };
      return { name: formatMessage(by === 'vehicle' ? deskMessages.noVehicle : deskMessages.noDriver), detail: '' };
    };
    return { getBarText, getHeader };
  }, [formatMessage, formatDuration, zone, locationById, by]);
}
