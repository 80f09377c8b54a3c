import { FormattedMessage } from 'react-intl';
import type { ReportName } from 'shared-contracts/values/finance/reports';
import { Box, Button, Icon, Page, Section, SimpleGrid, Stack } from 'shared-ui';
import { ExportBar } from './export-bar.tsx';
import { reportNames } from './names.messages.ts';
import { REPORT_GROUPS } from './report-groups.ts';
import { SavedReports } from './saved-reports.tsx';
import { ScheduledReports } from './schedules/scheduled-reports.tsx';
import { messages } from './reports.messages.ts';

/** Start page: all reports by group. */
export function ReportsOverview({ onSelect }: { onSelect: (name: ReportName) => void }) {
  return (
    <Page title={messages.title} description={<FormattedMessage {...messages.lead} />}>
      <ExportBar />
      <Box mb="4">
        <SimpleGrid columns={{ base: 1, xl: 2 }} gap="4">
          <SavedReports />
          <ScheduledReports />
        </SimpleGrid>
      </Box>
      <SimpleGrid columns={{ base: 1, md: 2, xl: 3 }} gap="4">
        {REPORT_GROUPS.map(({ title, reports }) => (
          <Section key={reports[0]} title={title}>
            <Stack as="ul" gap="1" mx="-2" listStyleType="none">
              {reports.map((name) => (
                <Box as="li" key={name}>
                  <Button
                    variant="ghost"
                    w="full"
                    h="auto"
                    minH="10"
                    px="2"
                    py="2"
                    justifyContent="flex-start"
                    textAlign="start"
                    whiteSpace="normal"
                    onClick={() => onSelect(name)}
                  >
                    <Icon name="file" />
                    <FormattedMessage {...reportNames[name]} />
                  </Button>
                </Box>
              ))}
            </Stack>
          </Section>
        ))}
      </SimpleGrid>
    </Page>
  );
}
