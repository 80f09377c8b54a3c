import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { InspectionRow } from 'shared-contracts/fleet/inspections';
import { Box, Flex, StyledLink, Text } from 'shared-ui';
import { DateTime, PersonName } from 'shared-ui/format';
import { Link } from 'shared-ui/router';
import { RecordSection } from 'shared-ui/waiting';
import { ResultBadge } from './inspections/inspection-columns.tsx';
import { inspectionQueries } from './inspections/inspections.api.ts';
import { ItemNames } from './inspections/item-names.tsx';
import { kinds, messages } from './inspections/inspections.messages.ts';

const MAX_RECORDS = 5;

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
      <FormattedMessage {...kinds[inspection.kind]} />, <PersonName name={inspection.driver.name} />
      {inspection.hasDefects && (
        <>
          : <ItemNames items={inspection.defectiveItems} />
        </>
      )}
    </Text>
  </Box>
);

/** The newest inspections of a vehicle, on its page. */
export default function VehicleInspectionsSlot({ vehicleId }: { vehicleId: string }) {
  const inspections = useQuery(inspectionQueries.list({ vehicleId, limit: MAX_RECORDS }));
  return (
    <RecordSection
      title={messages.title}
      query={inspections}
      empty={messages.noneOfVehicle}
      allLink={`/inspections?vehicleId=${vehicleId}`}
    >
      {(inspection) => <InspectionItem inspection={inspection} />}
    </RecordSection>
  );
}
