import { memo } from 'react';
import type { DeskBar, DeskRow } from '../model/rows.rules.ts';
import type { Scale } from './scale.rules.ts';
import { TimelineBar, type BarText } from './timeline-bar.tsx';
import { AXIS_HEIGHT, HEADER_WIDTH, ROW_HEIGHT } from './timeline-size.ts';
import { isInRange, type TimeRange } from './window.rules.ts';

export type RowTexts = {
  getBarText: (bar: DeskBar) => BarText;
  getHeader: (row: DeskRow) => { name: string; detail: string };
};

type TimelineRowProps = RowTexts & {
  row: DeskRow;
  index: number;
  scale: Scale;
  timeRange: TimeRange;
  /** Ids of the selected trips in this row, joined: a string compares by value. */
  selectedIds: string;
  tabStopId: string | null;
  isMisfit: boolean;
  consumeFocus: (id: string) => boolean;
};

/** A vehicle or driver with its trips. Renders only when its own trips change, or another part of the time is visible. */
export const TimelineRow = memo(
  ({
    row,
    index,
    scale,
    timeRange,
    selectedIds,
    tabStopId,
    isMisfit,
    getHeader,
    getBarText,
    consumeFocus,
  }: TimelineRowProps) => {
    const { name, detail } = getHeader(row);
    const selected = selectedIds.split(' ');
    return (
      <div
        role="group"
        aria-label={name}
        data-row={index}
        data-misfit={isMisfit || undefined}
        style={{ height: `${ROW_HEIGHT}px`, top: 0, transform: `translateY(${AXIS_HEIGHT + index * ROW_HEIGHT}px)` }}
      >
        <div data-row-header style={{ width: `${HEADER_WIDTH}px` }} title={detail ? `${name}, ${detail}` : name}>
          <div>{name}</div>
          <div>{detail}</div>
        </div>
        {row.bars
          .filter((bar) => isInRange(timeRange, bar))
          .map((bar) => (
            <TimelineBar
              key={bar.id}
              bar={bar}
              scale={scale}
              getText={getBarText}
              isSelected={selected.includes(bar.id)}
              isTabStop={tabStopId === bar.id}
              consumeFocus={consumeFocus}
            />
          ))}
      </div>
    );
  },
);
