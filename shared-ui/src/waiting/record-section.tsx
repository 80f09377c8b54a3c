import type { UseQueryResult } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, Skeleton, Text } from '../base/chakra.ts';
import { withValues, type Message } from '../base/message.ts';
import { QueryContent } from '../feedback/query-content.tsx';
import { Section } from '../page/section.tsx';
import { Link } from '../router/index.ts';
import { messages } from './waiting.messages.ts';

type RecordSectionProps<Row> = {
  title: Message;
  /** Beside the title. */
  aside?: ReactNode;
  /** The first records and their total. */
  query: UseQueryResult<{ items: Row[]; total: number }>;
  /** Without records. */
  empty: Message;
  /** Path of the complete list. */
  allLink: string;
  /** Renders an item of the list. */
  children: (row: Row) => ReactNode;
};

/** A section of a record's page with the newest records of another kind about it, and a link to all of them. */
export const RecordSection = <Row extends { id: string }>({
  title,
  aside,
  query,
  empty,
  allLink,
  children,
}: RecordSectionProps<Row>) => (
  <Section title={title} aside={aside}>
    <QueryContent query={query} size="inline" skeleton={<Skeleton h="10" />}>
      {({ items, total }) => (
        <>
          {total === 0 && (
            <Text color="fg.muted">
              <FormattedMessage {...empty} />
            </Text>
          )}
          <Box as="ul" my={total === 0 ? undefined : '-2'}>
            {items.map((row) => (
              <Fragment key={row.id}>{children(row)}</Fragment>
            ))}
          </Box>
          {total > items.length && (
            <Link to={allLink}>
              <Text mt="3" color="accent.fg">
                <FormattedMessage {...withValues(messages.all, { count: total })} />
              </Text>
            </Link>
          )}
        </>
      )}
    </QueryContent>
  </Section>
);
