import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, Flex, Text, useFormatMessage, useStableCallback, VisuallyHidden } from 'shared-ui';
import { useDayConversion } from 'shared-ui/format';
import { messages as deskMessages } from '../desk.messages.ts';
import { useDesk } from '../model/desk-context.ts';
import { findMisfit } from '../model/drops.rules.ts';
import { useStore } from '../model/external-store.ts';
import { findBar, findNextBar } from '../model/navigate.rules.ts';
import type { DeskRow, RowBy } from '../model/rows.rules.ts';
import { useDeskNames } from '../model/use-describe-drop.ts';
import { usePickUp } from '../model/use-pick-up.ts';
import { useTimelineDrag } from './drag/use-timeline-drag.ts';
import { getInitialTime } from './initial-time.rules.ts';
import { HeldBar } from './held-bar.tsx';
import { getWidth, listDays, toX } from './scale.rules.ts';
import { TimelineAxis } from './timeline-axis.tsx';
import { TimelineLegend } from './timeline-legend.tsx';
import { TimelineRow } from './timeline-row.tsx';
import { AXIS_HEIGHT, HEADER_WIDTH, ROW_HEIGHT } from './timeline-size.ts';
import { timelineStyles } from './timeline-styles.ts';
import { TimelineToolbar } from './timeline-toolbar.tsx';
import { messages } from '../timeline.messages.ts';
import { useNow } from './use-now.ts';
import { useHeld } from './use-held.ts';
import { useRowTexts } from './use-row-texts.ts';
import { useTimelineView } from './use-timeline-view.ts';
import { isInRange } from './window.rules.ts';

const HELP_ID = 'desk-timeline-help';

type TimelineProps = { onRowsBy: (by: RowBy) => void; onSearch: (search: string) => void };

const getTripId = ({ target }: { target: EventTarget }) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-trip]')?.dataset['trip'] : undefined;

/** A row per vehicle or driver; renders only the visible part. */
export function Timeline({ onRowsBy, onSearch }: TimelineProps) {
  const { plan, rows, by, state, actions } = useDesk();
  const formatMessage = useFormatMessage();
  const { toDay, toStartOfDay } = useDayConversion();
  const now = useNow();
  const [initialTime] = useState(() => getInitialTime(plan.planTrips, { ...plan, now }));
  const view = useTimelineView(plan.from, plan.to, rows.length, initialTime);
  const { scroller, scale, rowRange, timeRange, reveal } = view;
  const canvas = useRef<HTMLDivElement>(null);
  const texts = useRowTexts();
  const pickUp = usePickUp();
  const { nameDragged } = useDeskNames();
  const selectedIds = useStore(state, 'selectedTripIds', (ids) => ids);
  const dragged = useStore(state, 'dragged', (value) => value);
  const [activeId, setActiveId] = useState<string | null>(null);
  const focusId = useRef<string | null>(null);
  const consumeFocus = useStableCallbackResult(focusId);

  const focusTrip = (id: string) => {
    const place = findBar(rows, id);
    focusId.current = id;
    setActiveId(id);
    if (place) reveal(place.rowIndex, place.bar);
  };
  const heldMove = useHeld({ view, onDropped: (id) => id !== null && focusTrip(id) });
  useTimelineDrag({
    scroller,
    canvas,
    rows,
    getScale: view.getScale,
    findDragged: ({ dataset: { trip, order } }) => {
      const found = order === undefined ? actions.dragTrip(trip ?? '') : actions.dragOrder(order);
      return found && { dragged: found, name: nameDragged(found) };
    },
    findTrip: (id) => {
      const trip = plan.planTrips.find((one) => one.id === id);
      return trip ? { kind: 'trip', trip } : null;
    },
    describeTarget: (value, drop) => {
      const refusal = actions.findRefusal(value, drop);
      return { text: refusal ? formatMessage(refusal) : heldMove.describe(drop), isRefused: refusal !== null };
    },
    onStart: (value) => state.set({ dragged: value }),
    onEnd: () => state.set({ dragged: null }),
    onDrop: (value, drop) => actions.drop(value, drop),
  });

  // Chosen on the map, in the pool or in the list of trips: bring it into view.
  const lastSelectedId = selectedIds.at(-1);
  const revealSelected = useStableCallback((id: string) => {
    const place = findBar(rows, id);
    if (place) reveal(place.rowIndex, place.bar);
  });
  useEffect(() => {
    if (lastSelectedId !== undefined) revealSelected(lastSelectedId);
  }, [lastSelectedId, revealSelected]);

  const days = useMemo(
    () => listDays(plan.from, plan.to, (at) => toStartOfDay(toDay(at))),
    [plan.from, plan.to, toDay, toStartOfDay],
  );
  const visibleRows = rows.slice(rowRange.first, rowRange.end);
  const tabStopId = findTabStop(visibleRows, [activeId, lastSelectedId], (bar) => isInRange(timeRange, bar));
  const onClick = (event: MouseEvent) => {
    const id = getTripId(event);
    if (id === undefined) return;
    setActiveId(id);
    actions.select(id, event.ctrlKey || event.metaKey || event.shiftKey);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const id = getTripId(event);
    if (id === undefined) return;
    if (event.key === ' ') {
      const trip = actions.dragTrip(id);
      event.preventDefault();
      if (trip) pickUp(trip);
      return;
    }
    if (event.key.toLowerCase() === 'l' && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      actions.toggleLock(id);
      return;
    }
    const place = findBar(rows, id);
    const next = place && findNextBar(rows, place, event.key);
    if (!next) return;
    event.preventDefault();
    focusTrip(next.bar.id);
  };
  return (
    <Flex
      direction="column"
      h="full"
      minW="0"
      minH="0"
      bg="bg.surface"
      borderWidth="1px"
      borderRadius="md"
      overflow="hidden"
    >
      <TimelineToolbar
        by={by}
        onRowsBy={onRowsBy}
        onSearch={onSearch}
        onZoom={view.zoomBy}
        onShowHours={view.showHours}
        onShowNow={() => view.showTime(now)}
      />
      {heldMove.held && (
        <HeldBar
          held={heldMove.held}
          place={heldMove.describeHeld(heldMove.held)}
          onKey={heldMove.onKey}
          onDrop={heldMove.drop}
          onCancel={heldMove.cancel}
        />
      )}
      <VisuallyHidden id={HELP_ID}>
        <FormattedMessage {...messages.help} />
      </VisuallyHidden>
      <Box
        ref={scroller}
        role="group"
        aria-label={formatMessage(deskMessages.timeline)}
        aria-describedby={HELP_ID}
        data-desk-timeline
        flex="1"
        minH="0"
        overflow="auto"
        position="relative"
        userSelect="none"
        css={timelineStyles}
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        <div
          ref={canvas}
          style={{
            position: 'relative',
            width: `${HEADER_WIDTH + getWidth(scale)}px`,
            height: `${AXIS_HEIGHT + rows.length * ROW_HEIGHT}px`,
          }}
        >
          <TimelineAxis scale={scale} days={days} timeRange={timeRange} />
          {days
            .filter((day) => day > scale.from)
            .map((day) => (
              <div
                key={day}
                data-day=""
                style={{ left: 0, transform: `translateX(${HEADER_WIDTH + toX(scale, day)}px)` }}
              />
            ))}
          {now > scale.from && now < scale.to && (
            <div data-day="now" style={{ left: 0, transform: `translateX(${HEADER_WIDTH + toX(scale, now)}px)` }} />
          )}
          {visibleRows.map((row, index) => (
            <TimelineRow
              key={row.id}
              row={row}
              index={rowRange.first + index}
              scale={scale}
              timeRange={timeRange}
              selectedIds={listSelected(row, selectedIds)}
              tabStopId={row.bars.some(({ id }) => id === tabStopId) ? tabStopId : null}
              isMisfit={Boolean(dragged && row.vehicle && findMisfit(dragged.orders, row.vehicle.type.id))}
              consumeFocus={consumeFocus}
              {...texts}
            />
          ))}
        </div>
      </Box>
      {rows.length <= 1 && (
        <Text p="2" color="fg.muted">
          <FormattedMessage {...messages.noRows} />
        </Text>
      )}
      <TimelineLegend />
    </Flex>
  );
}

const listSelected = ({ bars }: DeskRow, selectedIds: readonly string[]) =>
  selectedIds.length === 0
    ? ''
    : bars
        .filter(({ id }) => selectedIds.includes(id))
        .map(({ id }) => id)
        .join(' ');

/** The bar that the Tab key reaches: the active or selected one if it is visible, else the first. */
function findTabStop(
  rows: readonly DeskRow[],
  wanted: readonly (string | null | undefined)[],
  isVisible: (bar: DeskRow['bars'][number]) => boolean,
): string | null {
  const bars = rows.flatMap((row) => row.bars).filter((bar) => bar.kind !== 'unavailable' && isVisible(bar));
  return (wanted.map((id) => bars.find((bar) => bar.id === id)).find(Boolean) ?? bars[0])?.id ?? null;
}

/** Focuses a bar once it is rendered, and only once. */
function useStableCallbackResult(focusId: { current: string | null }) {
  return useMemo(
    () => (id: string) => {
      const isRequested = focusId.current === id;
      if (isRequested) focusId.current = null;
      return isRequested;
    },
    [focusId],
  );
}
