import { FormattedMessage, FormattedNumber } from 'react-intl';
import { useCan } from 'shared-auth';
import type { Vehicle } from 'shared-contracts/fleet/vehicles';
import type { VehicleService } from 'shared-contracts/fleet/vehicle-services';
import { Box, Flex, Icon, IconButton, Section, Text, useFormatMessage, withValues } from 'shared-ui';
import { DateOnly, StatusBadge } from 'shared-ui/format';
import { icons, MenuIcon } from 'shared-ui/icons';
import { Link } from 'shared-ui/router';
import { ServiceDueBadge } from '../expiry/expiry-badge.tsx';
import { messages as serviceMessages } from '../actions/services-dialog.messages.ts';
import { meterMessages } from '../meters.messages.ts';
import { WRITE_ACCESS } from '../vehicle-access.ts';
import { messages } from './vehicle-page.messages.ts';

/** Opens the form of a work order that does the service. */
function CreateWorkOrder({ vehicleId, service: { serviceIntervalId, name } }: ItemProps) {
  const formatMessage = useFormatMessage();
  if (!useCan(WRITE_ACCESS)) return null;
  const label = formatMessage(withValues(messages.createWorkOrder, { name }));
  return (
    <IconButton asChild size="xs" variant="ghost" aria-label={label} title={label}>
      <Link to={`/work-orders?dialog=create.${vehicleId}.${serviceIntervalId}`}>
        <Icon name="plus" size={14} />
      </Link>
    </IconButton>
  );
}

/** The readings when the service was done, if the interval uses them. */
const LastReadings = ({ km, hours, odometer, engineHours }: VehicleService) => (
  <>
    {km !== null && odometer !== null && (
      <>
        {' · '}
        <FormattedNumber value={odometer} maximumFractionDigits={0} /> <FormattedMessage {...meterMessages.km} />
      </>
    )}
    {hours !== null && engineHours !== null && (
      <>
        {' · '}
        <FormattedNumber value={engineHours} maximumFractionDigits={0} /> <FormattedMessage {...meterMessages.hours} />
      </>
    )}
  </>
);

type ItemProps = { vehicleId: string; service: VehicleService };

const ServiceItem = ({ vehicleId, service }: ItemProps) => {
  const { name, icon, isRequired, isExpired, lastServiceAt, dueAt, by, left } = service;
  return (
    <Flex as="li" align="flex-start" gap="3" py="2" _notFirst={{ borderTopWidth: '1px', borderColor: 'border.subtle' }}>
      <Box pt="0.5" color="fg.muted">
        <MenuIcon name={icon} size={16} />
      </Box>
      <Flex flex="1" minW="0" wrap="wrap" align="flex-start" columnGap="3" rowGap="1">
        <Box flex="1 1 10rem" minW="0">
          <Text fontWeight="medium">
            {name}{' '}
            {isRequired && (
              <Text as="span" ms="1" textStyle="xs" fontWeight="normal" color="fg.muted" whiteSpace="nowrap">
                <FormattedMessage {...messages.required} />
              </Text>
            )}
          </Text>
          <Text textStyle="sm" color="fg.muted">
            {lastServiceAt === null ? (
              <FormattedMessage {...serviceMessages.neverServiced} />
            ) : (
              <>
                <FormattedMessage {...messages.lastService} />: <DateOnly at={lastServiceAt} />
                <LastReadings {...service} />
              </>
            )}
          </Text>
        </Box>
        {dueAt !== null && <ServiceDueBadge by={by} left={left} at={dueAt} />}
        {dueAt === null && isExpired && <StatusBadge tone="bad" icon={icons.alert} label={messages.serviceOverdue} />}
        {isExpired && <CreateWorkOrder vehicleId={vehicleId} service={service} />}
      </Flex>
    </Flex>
  );
};

export const ServicesSection = ({ vehicle: { id, services } }: { vehicle: Vehicle }) => (
  <Section title={messages.services}>
    {services.length === 0 ? (
      <Text color="fg.muted">
        <FormattedMessage {...messages.noServices} />
      </Text>
    ) : (
      <Box as="ul" my="-2">
        {services.map((service) => (
          <ServiceItem key={service.serviceIntervalId} vehicleId={id} service={service} />
        ))}
      </Box>
    )}
  </Section>
);
