import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Driver } from 'shared-contracts/drivers';
import { Box, Fact, Facts, fill, Flex, Heading, Stack, StyledLink, Text, type Words } from 'shared-ui';
import { DateOnly, Money, StatusBadge } from 'shared-ui/format';
import { Link } from 'shared-ui/router';
import { Avatar } from './avatar.tsx';
import { nameOf } from './driver-columns.tsx';
import { DriverPapers } from './driver-papers.tsx';
import { labels, sections } from './driver-form.messages.ts';
import { lookOf } from './driver-looks.ts';
import { fields, messages } from './drivers.messages.ts';
import { PaperBadge } from './paper-badge.tsx';

const Part = ({ title, children }: { title: Words; children: ReactNode }) => (
  <Box as="section">
    <Heading as="h3" textStyle="md" mb="2">
      <FormattedMessage {...title} />
    </Heading>
    {children}
  </Box>
);

const Paper = ({ expiresAt }: { expiresAt: number | null }) => (
  <Flex align="center" gap="2" wrap="wrap">
    <PaperBadge expiresAt={expiresAt} />
    {expiresAt !== null && <DateOnly at={expiresAt} />}
  </Flex>
);

const Hours = ({ hours }: { hours: number | null }) =>
  hours === null ? '–' : <FormattedMessage {...fill(messages.hours, { hours })} />;

const Head = ({ driver }: { driver: Driver }) => (
  <Flex align="center" gap="3">
    <Avatar name={nameOf(driver)} photo={driver.photo} size={56} />
    <Box minW="0">
      <Text textStyle="lg" fontWeight="semibold" overflowWrap="anywhere">
        {nameOf(driver)}
      </Text>
      <Text color="fg.muted">{driver.organization.name}</Text>
    </Box>
    <Box ms="auto">
      <StatusBadge {...lookOf(driver.isBlocked)} />
    </Box>
  </Flex>
);

/** Profile, licence and reports, documents and vehicle of a driver. */
export const DriverInfo = ({ driver }: { driver: Driver }) => (
  <Stack gap="6">
    <Head driver={driver} />
    <Facts>
      <Fact label={fields.phone}>
        {driver.phone ? <StyledLink href={`tel:${driver.phone}`}>{driver.phone}</StyledLink> : '–'}
      </Fact>
      <Fact label={fields.email}>
        {driver.email ? <StyledLink href={`mailto:${driver.email}`}>{driver.email}</StyledLink> : '–'}
      </Fact>
      <Fact label={fields.vehicle}>
        {driver.vehicle ? (
          <StyledLink asChild>
            <Link to={`/vehicle/${driver.vehicle.id}`}>{driver.vehicle.name}</Link>
          </StyledLink>
        ) : (
          '–'
        )}
      </Fact>
      <Fact label={fields.login}>{driver.login ?? '–'}</Fact>
      <Fact label={fields.idNumber}>{driver.idNumber ?? '–'}</Fact>
      <Fact label={fields.birthDate}>
        <DateOnly at={driver.birthDate} />
      </Fact>
      <Fact label={fields.homeAddress} wide>
        {driver.homeAddress ?? '–'}
      </Fact>
      <Fact label={fields.emergencyContactName}>{driver.emergencyContactName ?? '–'}</Fact>
      <Fact label={fields.emergencyContactNumber}>
        {driver.emergencyContactNumber ? (
          <StyledLink href={`tel:${driver.emergencyContactNumber}`}>{driver.emergencyContactNumber}</StyledLink>
        ) : (
          '–'
        )}
      </Fact>
    </Facts>
    <Part title={messages.papers}>
      <Facts>
        <Fact label={fields.licenseExpiresAt}>
          <Paper expiresAt={driver.licenseExpiresAt} />
        </Fact>
        <Fact label={fields.policeReportExpiresAt}>
          <Paper expiresAt={driver.policeReportExpiresAt} />
        </Fact>
        <Fact label={fields.healthReportExpiresAt}>
          <Paper expiresAt={driver.healthReportExpiresAt} />
        </Fact>
      </Facts>
    </Part>
    <Part title={sections.documents}>
      <DriverPapers driver={driver} />
    </Part>
    <Part title={sections.pay}>
      <Facts>
        <Fact label={fields.maxHoursPerShift}>
          <Hours hours={driver.maxHoursPerShift} />
        </Fact>
        <Fact label={fields.cumulativeHours}>
          <Hours hours={driver.cumulativeHours} />
        </Fact>
        <Fact label={labels.standardRate}>
          <Money value={driver.standardRate} />
        </Fact>
        <Fact label={labels.overtimeRate}>
          <Money value={driver.overtimeRate} />
        </Fact>
      </Facts>
    </Part>
  </Stack>
);
