import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { InspectionRow } from 'shared-contracts/fleet/inspections';
import { Box, Flex, QueryContent, Section, Skeleton, StyledLink, Text, withValues } from 'shared-ui';
import { DateTime } from 'shared-ui/format';
import { Link } from 'shared-ui/router';
import { ResultBadge } from './inspections/inspection-columns.tsx';
import { inspectionQueries } from './inspections/inspections.api.ts';
import { kinds, messages } from './inspections/inspections.messages.ts';

const MAX_INSPECTIONS = 5;

const InspectionItem = ({ inspection }: { inspection: InspectionRow }) => (
  <Box as="li" py="2" _notFirst={{ borderTopWidth: '1px', borderColor: 'border.subtle' }}>
    <Flex align="center" gap="2" wrap="wrap">
      <StyledLink asChild fontWeight="medium">
        <Link to={`/inspections?vehicleId=${inspection.vehicle.id}&dialog=show.${inspection.id}`}>
          <DateTime at={inspection.occurredAt} />
        </Link>
      </StyledLink>
      <ResultBadge {...inspection} />
    </Flex>
    <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
      <FormattedMessage {...kinds[inspection.kind]} />, {inspection.driver.name}
      {inspection.defects.length > 0 && `: ${inspection.defects.join(', ')}`}
    </Text>
  </Box>
);

/** The newest inspections of a vehicle, on its page. */
export default function VehicleInspectionsSlot({ vehicleId }: { vehicleId: string }) {
  const inspections = useQuery(inspectionQueries.list({ vehicleId, limit: MAX_INSPECTIONS }));
  return (
    <Section title={messages.title}>
      <QueryContent query={inspections} size="inline" skeleton={<Skeleton h="10" />}>
        {({ items, total }) => (
          <>
            {total === 0 && (
              <Text color="fg.muted">
                <FormattedMessage {...messages.noneOfVehicle} />
              </Text>
            )}
            <Box as="ul" my={total === 0 ? undefined : '-2'}>
              {items.map((inspection) => (
                <InspectionItem key={inspection.id} inspection={inspection} />
              ))}
            </Box>
            {total > items.length && (
              <Link to={`/inspections?vehicleId=${vehicleId}`}>
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
}
