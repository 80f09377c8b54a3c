import { FormattedMessage } from 'react-intl';
import type { Vehicle, VehicleService } from 'shared-contracts/fleet/vehicles';
import { Box, Flex, Section, Text } from 'shared-ui';
import { DateOnly } from 'shared-ui/format';
import { MenuIcon } from 'shared-ui/icons';
import { ExpiryBadge } from '../expiry/expiry-badge.tsx';
import { messages as serviceMessages } from '../actions/services-dialog.messages.ts';
import { messages } from './vehicle-page.messages.ts';

const ServiceItem = ({ service: { name, icon, isRequired, lastServiceAt, dueAt } }: { service: VehicleService }) => (
  <Flex as="li" align="flex-start" gap="3" py="2" _notFirst={{ borderTopWidth: '1px', borderColor: 'border.subtle' }}>
    <Box pt="0.5" color="fg.muted">
      <MenuIcon name={icon} size={16} />
    </Box>
    <Box flex="1" minW="0">
      <Text fontWeight="medium">
        {name}
        {isRequired && (
          <Text as="span" ms="2" textStyle="xs" fontWeight="normal" color="fg.muted">
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
          </>
        )}
      </Text>
    </Box>
    {dueAt !== null && <ExpiryBadge type="service" at={dueAt} />}
  </Flex>
);

export const ServicesSection = ({ vehicle: { services } }: { vehicle: Vehicle }) => (
  <Section title={messages.services}>
    {services.length === 0 ? (
      <Text color="fg.muted">
        <FormattedMessage {...messages.noServices} />
      </Text>
    ) : (
      <Box as="ul" my="-2">
        {services.map((service) => (
          <ServiceItem key={service.serviceIntervalId} service={service} />
        ))}
      </Box>
    )}
  </Section>
);
