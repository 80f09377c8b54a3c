import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { ListView } from 'shared-contracts/identity/list-views';
import { Badge, Box, Button, ErrorState, Flex, Icon, Section, Skeleton, Stack, Text } from 'shared-ui';
import { getListViewLink, listViewQueries } from 'shared-ui/data';
import { Link } from 'shared-ui/router';
import { reportNames } from './names.messages.ts';
import { parseReportName } from './report-groups.ts';
import { messages } from './reports.messages.ts';

const LIST_PREFIX = 'report.';

/** The report of a saved view; undefined: it's a view of another list. */
export const reportOfView = ({ list }: Pick<ListView, 'list'>) =>
  list.startsWith(LIST_PREFIX) ? parseReportName(list.slice(LIST_PREFIX.length)) : undefined;

/** The saved reports of the user and those that are shared with the organization. */
export function SavedReports() {
  const views = useQuery(listViewQueries.list());
  if (views.isError && !views.data)
    return (
      <Section title={messages.saved}>
        <ErrorState size="inline" error={views.error} onRetry={() => void views.refetch()} />
      </Section>
    );
  const saved = views.data?.filter((view) => reportOfView(view) !== undefined);
  return (
    <Section title={messages.saved}>
      {saved === undefined && <Skeleton h="10" />}
      {saved?.length === 0 && (
        <Text color="fg.muted">
          <FormattedMessage {...messages.savedEmpty} />
        </Text>
      )}
      {saved && saved.length > 0 && (
        <Stack as="ul" gap="1" mx="-2" listStyleType="none">
          {saved.map((view) => (
            <SavedReport key={view.id} view={view} />
          ))}
        </Stack>
      )}
    </Section>
  );
}

function SavedReport({ view }: { view: ListView }) {
  const report = reportOfView(view);
  return (
    <Box as="li">
      <Button
        asChild
        variant="ghost"
        w="full"
        h="auto"
        minH="10"
        px="2"
        py="2"
        justifyContent="flex-start"
        textAlign="start"
        whiteSpace="normal"
      >
        <Link to={getListViewLink(view)}>
          <Icon name="eye" />
          <Box flex="1" minW="0">
            <Text as="span" display="block" overflowWrap="anywhere">
              {view.name}
            </Text>
            {report && (
              <Text as="span" display="block" textStyle="sm" color="fg.muted">
                <FormattedMessage {...reportNames[report]} />
              </Text>
            )}
          </Box>
          {view.isShared && (
            <Flex flexShrink="0">
              <Badge>
                <FormattedMessage {...messages.shared} />
              </Badge>
            </Flex>
          )}
        </Link>
      </Button>
    </Box>
  );
}
