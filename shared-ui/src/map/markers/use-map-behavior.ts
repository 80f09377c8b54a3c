import { useRef } from 'react';
import { useFormatMessage, withValues } from '../../base/message.ts';
import { useLatest } from '../../base/use-latest.ts';
import { useMedia } from '../../base/use-media.ts';
import { messages } from '../map.messages.ts';

/** Functions for layers that live outside of React: the label of a cluster, and the user's motion preference. */
export function useMapBehavior() {
  const formatMessage = useLatest(useFormatMessage());
  const prefersReducedMotion = useLatest(useMedia('(prefers-reduced-motion: reduce)'));
  return useRef({
    formatClusterLabel: (count: number) => formatMessage.current(withValues(messages.cluster, { count })),
    hasReducedMotion: () => prefersReducedMotion.current,
  }).current;
}
