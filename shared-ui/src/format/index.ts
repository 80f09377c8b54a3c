export { DateTimeRange } from './date-time-range.tsx';
export { Ago, DateOnly, DateTime, Duration } from './dates.tsx';
export { orderStageMessages } from './stages.messages.ts';
export { orderLooks, tripLooks, type Look, type Tone } from './looks.ts';
export { Measure, Money, type MeasureKind } from './numbers.tsx';
export { StageTrack } from './stage-track.tsx';
export { StatusBadge } from './status-badge.tsx';
export { Timeline } from './timeline.tsx';
export { useZone } from './zone.ts';
