import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { EmptyState, ErrorState, fill, Icon, IconButton, Section, Skeleton, useSay, type Words } from 'shared-ui';
import { Menu, type Action } from 'shared-ui/overlays';
import { arranging, messages } from './dashboards.messages.ts';

export type Placed = { title: Words; /** To move and to hide it. */ actions: readonly Action[] };

type FrameProps<Answer> = Placed & {
  query: UseQueryResult<Answer>;
  isEmpty: (answer: Answer) => boolean;
  empty?: { title: Words; text: Words };
  /** Draws a frame of its own. */
  children: (answer: Answer) => ReactNode;
};

export function WidgetMenu({ title, actions }: Placed) {
  const say = useSay();
  return (
    <Menu
      items={actions}
      trigger={
        <IconButton variant="ghost" size="xs" my="-1" aria-label={say(fill(arranging.more, { name: say(title) }))}>
          <Icon name="more" />
        </IconButton>
      }
    />
  );
}

/** A widget while it loads, when it failed and when there is nothing; each by itself, so that the others go on. */
export function WidgetFrame<Answer>({
  title,
  actions,
  query,
  isEmpty,
  empty = { title: messages.empty, text: messages.emptyText },
  children,
}: FrameProps<Answer>) {
  if (query.data !== undefined && !isEmpty(query.data)) return children(query.data);
  return (
    <Section title={title} aside={<WidgetMenu title={title} actions={actions} />}>
      {query.data !== undefined && <EmptyState icon="search" size="inline" {...empty} />}
      {query.data === undefined &&
        (query.isError ? (
          <ErrorState error={query.error} size="inline" onRetry={() => void query.refetch()} />
        ) : (
          <Skeleton h="64" />
        ))}
    </Section>
  );
}
