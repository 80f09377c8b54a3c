import { memo, useEffect, useRef } from 'react';
import { Icon } from 'shared-ui';
import type { DeskBar } from '../model/rows.rules.ts';
import { toX, type Scale } from './scale.rules.ts';
import { toBackground } from './segments.rules.ts';
import { toSegments } from './trip-segments.rules.ts';
import { BAR_MARGIN, HEADER_WIDTH, ROW_HEIGHT } from './timeline-size.ts';
import { segmentColors } from './timeline-styles.ts';

/** Texts of a bar: `short` for narrow ones, `label` for screen readers, with times and problems. */
export type BarText = { title: string; short?: string; detail: string; label: string };

type TimelineBarProps = {
  bar: DeskBar;
  scale: Scale;
  getText: (bar: DeskBar) => BarText;
  isSelected: boolean;
  isTabStop: boolean;
  /** Whether it was reached by keyboard and waits for the focus. */
  consumeFocus: (id: string) => boolean;
};

const MIN_WIDTH_PX = 6;
/** Narrower bars have no room for names. */
const NAMED_WIDTH_PX = 72;

const getKind = (bar: DeskBar) => (bar.kind === 'plan' && bar.trip.createdTrip ? 'created' : bar.kind);
const isLocked = (bar: DeskBar) => bar.kind === 'plan' && bar.trip.isLocked;
const isBlocked = (bar: DeskBar) => bar.kind === 'plan' && bar.trip.problems.some(({ blocks }) => blocks);

/** A trip as one element: its parts are painted as a background. */
export const TimelineBar = memo(({ bar, scale, getText, isSelected, isTabStop, consumeFocus }: TimelineBarProps) => {
  const element = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isTabStop && consumeFocus(bar.id)) element.current?.focus({ preventScroll: true });
  });
  const { title: name, short, detail, label } = getText(bar);
  const width = Math.max(MIN_WIDTH_PX, toX(scale, bar.to) - toX(scale, bar.from));
  const height = (ROW_HEIGHT - 2 * BAR_MARGIN) / bar.lanes;
  const style = {
    width: `${width}px`,
    height: `${height - (bar.lanes > 1 ? 1 : 0)}px`,
    transform: `translate(${HEADER_WIDTH + toX(scale, bar.from)}px, ${BAR_MARGIN + bar.lane * height}px)`,
    top: 0,
    ...(bar.kind === 'plan' && { backgroundImage: toBackground(bar, toSegments(bar.trip), segmentColors, width) }),
  };
  const isNamed = width >= NAMED_WIDTH_PX || short === undefined;
  const title = isNamed ? name : short;
  const hasDetail = bar.lanes === 1 && isNamed && detail !== '';
  if (bar.kind === 'unavailable')
    return (
      <div data-bar="unavailable" style={style} title={label}>
        {title}
      </div>
    );
  return (
    <button
      ref={element}
      type="button"
      data-bar={getKind(bar)}
      data-trip={bar.id}
      data-blocked={isBlocked(bar) || undefined}
      style={style}
      tabIndex={isTabStop ? 0 : -1}
      aria-pressed={isSelected}
      aria-label={label}
      title={label}
    >
      {isLocked(bar) && <Icon name="lock" size={11} />}
      {title}
      {hasDetail && (
        <>
          <br />
          {detail}
        </>
      )}
    </button>
  );
});
