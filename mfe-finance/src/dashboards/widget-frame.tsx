import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import {
  EmptyState,
  ErrorState,
  Icon,
  IconButton,
  Section,
  Skeleton,
  useFormatMessage,
  withValues,
  type BoxProps,
  type Message,
} from 'shared-ui';
import { Menu, type Action } from 'shared-ui/overlays';
import { arrangeMessages, messages } from './dashboards.messages.ts';

export type WidgetHeaderProps = { title: Message; actions: readonly Action[] };

type WidgetFrameProps<Data> = WidgetHeaderProps & {
  query: UseQueryResult<Data>;
  isEmpty: (data: Data) => boolean;
  empty?: { title: Message; text: Message };
  /** About as high as the content, so that what follows doesn't move. */
  skeletonHeight?: BoxProps['h'];
  /** Renders its own section. */
  children: (data: Data) => ReactNode;
};

export function WidgetMenu({ title, actions }: WidgetHeaderProps) {
  const formatMessage = useFormatMessage();
  return (
    <Menu
      items={actions}
      trigger={
        <IconButton
          variant="ghost"
          size="xs"
          my="-1"
          aria-label={formatMessage(withValues(arrangeMessages.more, { name: formatMessage(title) }))}
        >
          <Icon name="more" />
        </IconButton>
      }
    />
  );
}

/** Renders the loading, error and empty state of one widget, independently of the others. */
export function WidgetFrame<Data>({
  title,
  actions,
  query,
  isEmpty,
  empty = { title: messages.empty, text: messages.emptyText },
  skeletonHeight = '64',
  children,
}: WidgetFrameProps<Data>) {
  if (query.data !== undefined && !isEmpty(query.data)) return children(query.data);
  return (
    <Section title={title} aside={<WidgetMenu title={title} actions={actions} />}>
      {query.data !== undefined && <EmptyState icon="search" size="inline" {...empty} />}
      {query.isError && query.data === undefined && (
        <ErrorState error={query.error} size="inline" onRetry={() => void query.refetch()} />
      )}
      {query.isPending && <Skeleton h={skeletonHeight} />}
    </Section>
  );
}
