import {
  createCalendar,
  destroyCalendar,
  Interaction,
  ResourceTimeline,
  type Calendar as CalendarInstance,
} from '@event-calendar/core';
import css from '@event-calendar/core/index.css';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';
import { addStyleSheet, Box, useFormatMessage } from 'shared-ui';
import { useDayConversion } from 'shared-ui/format';
import { fixedOptions, getOptions } from './calendar-options.ts';
import { calendarStyle } from './calendar-style.ts';
import { CalendarEntry } from './calendar-entry.tsx';
import { getEntryKey } from './entry-style.ts';
import { stripTableRoles } from './strip-table-roles.ts';
import type { ScheduleOwner, VehicleSchedule } from './schedule.api.ts';
import { messages } from './schedule.messages.ts';
import { usePortalHosts } from './use-portal-hosts.ts';
import type { VisibleSpan } from './use-span.ts';
import { VehicleRowHeader } from './vehicle-row-header.tsx';
import { toUnix } from './wall-time.rules.ts';

type CalendarProps = {
  schedules: readonly VehicleSchedule[];
  owner: ScheduleOwner;
  span: VisibleSpan;
  /** `from` and `to` are unix seconds if a time range was dragged. */
  onPlan: (vehicleId: string, from?: number, to?: number) => void;
  onEdit: (vehicleId: string, id: string) => void;
};

/** Shows schedules on a timeline. The library does layout, scrolling and dragging; React renders the content through portals. */
export function Calendar({ schedules, owner, span, onPlan, onEdit }: CalendarProps) {
  const formatMessage = useFormatMessage();
  const clock = useDayConversion();
  const { locale } = useIntl();
  const containerRef = useRef<HTMLDivElement>(null);
  const calendarRef = useRef<CalendarInstance>(undefined);
  const [width, setWidth] = useState(0);
  const keys = useMemo(
    () => schedules.flatMap(({ vehicle: { id }, entries }) => [id, ...entries.map((entry) => getEntryKey(id, entry))]),
    [schedules],
  );
  const getHost = usePortalHosts(keys);
  const options = useMemo(
    () => getOptions({ schedules, span, clock, locale, width, now: Math.trunc(Date.now() / 1_000) }),
    [schedules, span, clock, locale, width],
  );

  const getContent = useEffectEvent((key: string) => (keys.includes(key) ? { domNodes: [getHost(key)] } : ''));
  const canPlan = useEffectEvent((id: string) =>
    schedules.some(({ vehicle, actions }) => vehicle.id === id && actions.includes('plan')),
  );
  const plan = useEffectEvent((id: string, from: string, to: string) =>
    onPlan(id, toUnix(from, clock), toUnix(to, clock)),
  );

  useEffect(() => {
    const element = containerRef.current;
    if (!element) return undefined;
    addStyleSheet(css);
    const calendar = createCalendar(element, [ResourceTimeline, Interaction], {
      ...fixedOptions,
      eventContent: ({ event }) => getContent(String(event.id)),
      resourceLabelContent: ({ resource }) => getContent(String(resource.id)),
      selectConstraint: ({ resource }) => canPlan(String(resource.id)),
      select: ({ resource, startStr, endStr }) => plan(String(resource.id), startStr, endStr),
    });
    calendarRef.current = calendar;
    const stopStripping = stripTableRoles(element);
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => {
      observer.disconnect();
      stopStripping();
      void destroyCalendar(calendar);
    };
  }, []);

  useEffect(() => {
    for (const [name, value] of Object.entries(options))
      calendarRef.current?.setOption(name as keyof typeof options, value);
  }, [options]);

  return (
    <Box
      role="group"
      aria-label={formatMessage(messages.calendar)}
      css={calendarStyle}
      ref={containerRef}
      display="flex"
      flexDirection="column"
      minH="0"
      minW="0"
    >
      {schedules.map((schedule) =>
        createPortal(
          <VehicleRowHeader schedule={schedule} owner={owner} onPlan={onPlan} />,
          getHost(schedule.vehicle.id),
          schedule.vehicle.id,
        ),
      )}
      {schedules.flatMap((schedule) =>
        schedule.entries.map((entry) => {
          const key = getEntryKey(schedule.vehicle.id, entry);
          return createPortal(
            <CalendarEntry schedule={schedule} entry={entry} owner={owner} onEdit={onEdit} />,
            getHost(key),
            key,
          );
        }),
      )}
    </Box>
  );
}
