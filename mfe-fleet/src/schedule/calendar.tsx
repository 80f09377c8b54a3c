import {
  createCalendar,
  destroyCalendar,
  Interaction,
  ResourceTimeline,
  type Calendar as Made,
} from '@event-calendar/core';
import css from '@event-calendar/core/index.css';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';
import { adoptCss, Box, useSay } from 'shared-ui';
import { useDays } from 'shared-ui/format';
import { FIXED, optionsOf } from './calendar-options.ts';
import { calendarStyle } from './calendar-style.ts';
import { EntryMark } from './entry-mark.tsx';
import { keyOf } from './entry-looks.ts';
import { keepRolesPlain } from './plain-roles.ts';
import type { VehicleSchedule, Whose } from './schedule.api.ts';
import { messages } from './schedule.messages.ts';
import { useHosts } from './use-hosts.ts';
import type { ShownSpan } from './use-span.ts';
import { VehicleHead } from './vehicle-head.tsx';
import { unixOf } from './wall-time.rules.ts';

type CalendarProps = {
  rows: readonly VehicleSchedule[];
  whose: Whose;
  span: ShownSpan;
  /** Unix seconds when a time was dragged over. */
  onPlan: (vehicleId: string, from?: number, to?: number) => void;
  onEdit: (vehicleId: string, id: string) => void;
};

/** Vehicles by time. The library lays out, scrolls and drags; what stands in its boxes is the portal's own. */
export function Calendar({ rows, whose, span, onPlan, onEdit }: CalendarProps) {
  const say = useSay();
  const days = useDays();
  const { locale } = useIntl();
  const target = useRef<HTMLDivElement>(null);
  const made = useRef<Made>(undefined);
  const [width, setWidth] = useState(0);
  const keys = useMemo(
    () => rows.flatMap(({ vehicle: { id }, entries }) => [id, ...entries.map((entry) => keyOf(id, entry))]),
    [rows],
  );
  const hostOf = useHosts(keys);
  const options = useMemo(
    () => optionsOf({ rows, span, days, locale, width, now: Math.trunc(Date.now() / 1_000) }),
    [rows, span, days, locale, width],
  );

  const contentOf = useEffectEvent((key: string) => (keys.includes(key) ? { domNodes: [hostOf(key)] } : ''));
  const mayPlan = useEffectEvent((id: string) =>
    rows.some(({ vehicle, actions }) => vehicle.id === id && actions.includes('plan')),
  );
  const plan = useEffectEvent((id: string, from: string, to: string) =>
    onPlan(id, unixOf(from, days), unixOf(to, days)),
  );

  useEffect(() => {
    const box = target.current;
    if (!box) return undefined;
    adoptCss(css);
    const calendar = createCalendar(box, [ResourceTimeline, Interaction], {
      ...FIXED,
      eventContent: ({ event }) => contentOf(String(event.id)),
      resourceLabelContent: ({ resource }) => contentOf(String(resource.id)),
      selectConstraint: ({ resource }) => mayPlan(String(resource.id)),
      select: ({ resource, startStr, endStr }) => plan(String(resource.id), startStr, endStr),
    });
    made.current = calendar;
    const letRoles = keepRolesPlain(box);
    const observer = new ResizeObserver(() => setWidth(box.clientWidth));
    observer.observe(box);
    return () => {
      observer.disconnect();
      letRoles();
      void destroyCalendar(calendar);
    };
  }, []);

  useEffect(() => {
    for (const [name, value] of Object.entries(options)) made.current?.setOption(name as keyof typeof options, value);
  }, [options]);

  return (
    <Box
      role="group"
      aria-label={say(messages.calendar)}
      css={calendarStyle}
      ref={target}
      display="flex"
      flexDirection="column"
      minH="0"
      minW="0"
    >
      {rows.map((row) =>
        createPortal(<VehicleHead of={row} whose={whose} onPlan={onPlan} />, hostOf(row.vehicle.id), row.vehicle.id),
      )}
      {rows.flatMap((row) =>
        row.entries.map((entry) => {
          const key = keyOf(row.vehicle.id, entry);
          return createPortal(<EntryMark of={row} entry={entry} whose={whose} onEdit={onEdit} />, hostOf(key), key);
        }),
      )}
    </Box>
  );
}
