import { memo } from 'react';
import { useIntl } from 'react-intl';
import { Box } from 'shared-ui';
import { formatDateTime, getWeekdayName, useDayConversion, useTimeZone } from 'shared-ui/format';
import { getHourMarks, toX, type Scale } from './scale.rules.ts';
import { AXIS_HEIGHT, HEADER_WIDTH } from './timeline-size.ts';
import { isInRange, type TimeRange } from './window.rules.ts';

type TimelineAxisProps = { scale: Scale; days: readonly number[]; timeRange: TimeRange };

const SUNDAY = 7;

/** Days and hours above the rows, in the user's time zone. Read by rows and bars for screen readers. */
export const TimelineAxis = memo(({ scale, days, timeRange }: TimelineAxisProps) => {
  const intl = useIntl();
  const { toDay, toTime } = useDayConversion();
  const zone = useTimeZone();
  /** "Thu 26.11." */
  const formatDay = (day: number) => {
    const weekday = getWeekdayName(intl, new Date(`${toDay(day)}T00:00Z`).getUTCDay() || SUNDAY, 'short');
    return `${weekday} ${formatDateTime(day, zone).slice(0, 'DD.MM.'.length)}`;
  };
  const visible = (at: number) => isInRange(timeRange, { from: at, to: at + 1 });
  return (
    <Box
      aria-hidden
      position="sticky"
      top="0"
      zIndex="4"
      bg="bg.surface"
      borderBottomWidth="1px"
      borderColor="border.control"
      style={{ height: `${AXIS_HEIGHT}px` }}
    >
      {days.map((day, index) =>
        isInRange(timeRange, { from: day, to: days[index + 1] ?? scale.to }) ? (
          <div
            key={day}
            data-mark="day"
            style={{
              left: `${HEADER_WIDTH + toX(scale, Math.max(day, scale.from))}px`,
              width: `${toX(scale, days[index + 1] ?? scale.to) - toX(scale, Math.max(day, scale.from))}px`,
            }}
          >
            <span style={{ left: `${HEADER_WIDTH}px` }}>{formatDay(day)}</span>
          </div>
        ) : null,
      )}
      {getHourMarks(scale, days)
        .filter(visible)
        .map((at) => (
          <span key={at} data-mark="hour" style={{ left: `${HEADER_WIDTH + toX(scale, at)}px` }}>
            {toTime(at)}
          </span>
        ))}
      <Box
        position="sticky"
        insetStart="0"
        h="full"
        bg="bg.surface"
        borderEndWidth="1px"
        borderColor="border.subtle"
        style={{ width: `${HEADER_WIDTH}px` }}
      />
    </Box>
  );
});
