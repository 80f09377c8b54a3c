import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSession } from 'shared-auth';
import type { Driver } from 'shared-contracts/fleet/drivers';
import {
  Box,
  DescriptionItem,
  DescriptionList,
  Flex,
  Heading,
  Stack,
  StyledLink,
  Text,
  withValues,
  type Message,
} from 'shared-ui';
import { DateOnly, Money, StatusBadge, PersonName } from 'shared-ui/format';
import { Link } from 'shared-ui/router';
import { Avatar } from './avatar.tsx';
import { nameOf } from './driver-columns.tsx';
import { DriverDocuments } from './driver-documents.tsx';
import { labels, sections } from './driver-form.messages.ts';
import { DriverHours } from './driver-hours.tsx';
import { messages as hoursMessages } from './driver-hours.messages.ts';
import { driverStatusStyle } from './driver-status-style.ts';
import { fields, messages } from './drivers.messages.ts';
import { ExpiryBadge } from './expiry-badge.tsx';

const InfoSection = ({ title, children }: { title: Message; children: ReactNode }) => (
  <Box as="section">
    <Heading as="h3" textStyle="md" mb="2">
      <FormattedMessage {...title} />
    </Heading>
    {children}
  </Box>
);

const Expiry = ({ expiresAt }: { expiresAt: number | null }) => (
  <Flex align="center" gap="2" wrap="wrap">
    <ExpiryBadge expiresAt={expiresAt} />
    {expiresAt !== null && <DateOnly at={expiresAt} />}
  </Flex>
);

const Hours = ({ hours }: { hours: number | null }) =>
  hours === null ? '–' : <FormattedMessage {...withValues(messages.hours, { hours })} />;

const InfoHeader = ({ driver }: { driver: Driver }) => (
  <Flex align="center" gap="3">
    <Avatar name={nameOf(driver)} photo={driver.photo} size={56} />
    <Box minW="0">
      <Text textStyle="lg" fontWeight="semibold" overflowWrap="anywhere">
        <PersonName name={nameOf(driver)} />
      </Text>
      <Text color="fg.muted">{driver.organization.name}</Text>
    </Box>
    <Box ms="auto">
      <StatusBadge {...driverStatusStyle(driver.isBlocked)} />
    </Box>
  </Flex>
);

/** Partners don't see the hours of drivers. */
function OwnDriverHours({ driver: { id, organization } }: { driver: Driver }) {
  const isOwn = useSession(({ user }) => user?.role === 'root' || user?.organizationId === organization.id);
  if (!isOwn) return null;
  return (
    <InfoSection title={hoursMessages.title}>
      <DriverHours driverId={id} />
    </InfoSection>
  );
}

/** Shows the driver's profile, hours, licence and reports, documents, vehicle and pay. */
export const DriverInfo = ({ driver }: { driver: Driver }) => (
  <Stack gap="6">
    <InfoHeader driver={driver} />
    <DescriptionList>
      <DescriptionItem label={fields.phone}>
        {driver.phone ? <StyledLink href={`tel:${driver.phone}`}>{driver.phone}</StyledLink> : '–'}
      </DescriptionItem>
      <DescriptionItem label={fields.email}>
        {driver.email ? <StyledLink href={`mailto:${driver.email}`}>{driver.email}</StyledLink> : '–'}
      </DescriptionItem>
      <DescriptionItem label={fields.vehicle}>
        {driver.vehicle ? (
          <StyledLink asChild>
            <Link to={`/vehicle/${driver.vehicle.id}`}>{driver.vehicle.name}</Link>
          </StyledLink>
        ) : (
          '–'
        )}
      </DescriptionItem>
      <DescriptionItem label={fields.login}>{driver.login ?? '–'}</DescriptionItem>
      <DescriptionItem label={fields.idNumber}>{driver.idNumber ?? '–'}</DescriptionItem>
      <DescriptionItem label={fields.birthDate}>
        <DateOnly at={driver.birthDate} />
      </DescriptionItem>
      <DescriptionItem label={fields.homeAddress} fullWidth>
        {driver.homeAddress ?? '–'}
      </DescriptionItem>
      <DescriptionItem label={fields.emergencyContactName}>{driver.emergencyContactName ?? '–'}</DescriptionItem>
      <DescriptionItem label={fields.emergencyContactNumber}>
        {driver.emergencyContactNumber ? (
          <StyledLink href={`tel:${driver.emergencyContactNumber}`}>{driver.emergencyContactNumber}</StyledLink>
        ) : (
          '–'
        )}
      </DescriptionItem>
    </DescriptionList>
    <OwnDriverHours driver={driver} />
    <InfoSection title={messages.expiryMessages}>
      <DescriptionList>
        <DescriptionItem label={fields.licenseExpiresAt}>
          <Expiry expiresAt={driver.licenseExpiresAt} />
        </DescriptionItem>
        <DescriptionItem label={fields.licenseClasses}>{driver.licenseClasses.join(', ') || '–'}</DescriptionItem>
        <DescriptionItem label={fields.policeReportExpiresAt}>
          <Expiry expiresAt={driver.policeReportExpiresAt} />
        </DescriptionItem>
        <DescriptionItem label={fields.healthReportExpiresAt}>
          <Expiry expiresAt={driver.healthReportExpiresAt} />
        </DescriptionItem>
      </DescriptionList>
    </InfoSection>
    <InfoSection title={sections.documents}>
      <DriverDocuments driver={driver} />
    </InfoSection>
    <InfoSection title={sections.pay}>
      <DescriptionList>
        <DescriptionItem label={fields.maxHoursPerShift}>
          <Hours hours={driver.maxHoursPerShift} />
        </DescriptionItem>
        <DescriptionItem label={fields.cumulativeHours}>
          <Hours hours={driver.cumulativeHours} />
        </DescriptionItem>
        <DescriptionItem label={labels.standardRate}>
          <Money value={driver.standardRate} />
        </DescriptionItem>
        <DescriptionItem label={labels.overtimeRate}>
          <Money value={driver.overtimeRate} />
        </DescriptionItem>
      </DescriptionList>
    </InfoSection>
  </Stack>
);
