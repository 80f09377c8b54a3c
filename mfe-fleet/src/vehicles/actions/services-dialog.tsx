import { useMutation, useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { VehicleService } from 'shared-contracts/fleet/vehicle-services';
import { METER_LIMITS } from 'shared-contracts/values/field-limits';
import { Box, Button, EmptyState, Grid, type Message, Stack, Text, useFormatMessage, withValues } from 'shared-ui';
import { fieldMessages, NumberField, useFormValue } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { DateOnly } from 'shared-ui/format';
import { DateField } from 'shared-ui/picker';
import { Link } from 'shared-ui/router';
import { array, number, object, string } from 'yup';
import { getDueAt } from '../expiry/expiry.rules.ts';
import { ExpiryBadge } from '../expiry/expiry-badge.tsx';
import { meterMessages } from '../meters.messages.ts';
import { messages } from './services-dialog.messages.ts';
import { vehicleMutations, vehicleQueries } from '../vehicles.api.ts';

const isPast = (at: number | null) => at === null || at <= Date.now() / 1000;
const reading = ({ min, max }: { min: number; max: number }) => number().min(min).max(max).nullable().default(null);
const schema = object({
  services: array()
    .of(
      object({
        serviceIntervalId: string().required(),
        lastServiceAt: number().nullable().default(null).test('past', fieldMessages.date, isPast),
        odometer: reading(METER_LIMITS.odometer),
        engineHours: reading(METER_LIMITS.engineHours),
      }),
    )
    .required(),
});

type FormService = Pick<VehicleService, 'serviceIntervalId' | 'lastServiceAt' | 'odometer' | 'engineHours'>;

const toForm = ({ serviceIntervalId, lastServiceAt, odometer, engineHours }: VehicleService): FormService => ({
  serviceIntervalId,
  lastServiceAt,
  odometer,
  engineHours,
});

/** Sends only entered readings: the API fills in those of a new date. */
function toServiceInput({ serviceIntervalId, lastServiceAt, odometer, engineHours }: FormService, before: FormService) {
  const isSameDate = lastServiceAt === before.lastServiceAt;
  const isEntered = (value: number | null, last: number | null) => value !== last && (isSameDate || value !== null);
  return {
    serviceIntervalId,
    lastServiceAt,
    ...(isEntered(odometer, before.odometer) && { odometer }),
    ...(isEntered(engineHours, before.engineHours) && { engineHours }),
  };
}

/** Edits the dates of the last services and shows when each is due next. */
export function ServicesDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const vehicle = useQuery(vehicleQueries.detail(id));
  const save = useMutation(vehicleMutations.setServices(id));
  const services = vehicle.data?.services ?? [];
  return (
    <FormDialog
      title={withValues(messages.title, { plate: vehicle.data?.registrationPlate ?? '' })}
      width={600}
      schema={schema}
      initialValues={vehicle.data && { services: services.map(toForm) }}
      error={vehicle.error}
      onSubmit={(values) =>
        save.mutateAsync({
          services: values.services.map((service, i) => toServiceInput(service, services[i] ?? service)),
        })
      }
      onClose={onClose}
    >
      {services.map((service, index) => (
        <ServiceField key={service.serviceIntervalId} service={service} path={`services.${index}`} />
      ))}
      {services.length === 0 && <NoServices />}
    </FormDialog>
  );
}

const NoServices = () => (
  <EmptyState
    title={messages.noServices}
    text={messages.noServicesText}
    size="inline"
    action={
      <Button asChild variant="outline" size="sm">
        <Link to="/vehicles-dictionaries?tab=service-intervals">
          <FormattedMessage {...messages.toDictionaries} />
        </Link>
      </Button>
    }
  />
);

type MeterProps = { service: VehicleService; path: string };

/** The reading at which the service is due, next to its date. */
const DueAtReading = ({ interval, path, label }: { interval: number | null; path: string; label: Message }) => {
  // A text while it is being entered.
  const [last] = useFormValue<number | string | null>(path);
  if (interval === null || last === null || Number.isNaN(Number(last))) return null;
  return (
    <Text textStyle="sm" color="fg.muted">
      <FormattedMessage {...withValues(label, { value: Math.round(Number(last) + interval) })} />
    </Text>
  );
};

function ReadingFields({ service: { name, km, hours }, path }: MeterProps) {
  const formatMessage = useFormatMessage();
  return (
    <>
      {km !== null && (
        <NumberField
          name={`${path}.odometer`}
          label={withValues(messages.odometerOf, { name })}
          help={messages.readingHelp}
          decimals={1}
          unit={formatMessage(meterMessages.km)}
        />
      )}
      {hours !== null && (
        <NumberField
          name={`${path}.engineHours`}
          label={withValues(messages.hoursOf, { name })}
          help={messages.readingHelp}
          decimals={1}
          unit={formatMessage(meterMessages.hours)}
        />
      )}
    </>
  );
}

function ServiceField({ service, path }: MeterProps) {
  const { name, days, km, hours, isRequired } = service;
  const [lastServiceAt] = useFormValue<number | null>(`${path}.lastServiceAt`);
  const dueAt = Number.isNaN(lastServiceAt) ? null : getDueAt(lastServiceAt, days);
  return (
    <Grid templateColumns={{ base: '1fr', sm: '1fr 13rem' }} columnGap="5" rowGap="1" alignItems="start">
      <Stack gap="3">
        <DateField
          name={`${path}.lastServiceAt`}
          label={withValues(messages.lastServiceOf, { name })}
          help={withValues(isRequired ? messages.requiredInterval : messages.interval, {
            days,
            km: km ?? 0,
            hours: hours ?? 0,
          })}
        />
        {lastServiceAt !== null && <ReadingFields service={service} path={path} />}
      </Stack>
      <Box aria-live="polite">
        <Text textStyle="sm" color="fg.muted">
          <FormattedMessage {...messages.nextDue} />
        </Text>
        {dueAt === null ? (
          <Text mt="2" color="fg.muted">
            <FormattedMessage {...messages.neverServiced} />
          </Text>
        ) : (
          <Box mt="2">
            <DateOnly at={dueAt} />
            <Box mt="0.5">
              <ExpiryBadge type="service" at={dueAt} />
            </Box>
            <DueAtReading interval={km} path={`${path}.odometer`} label={messages.atKm} />
            <DueAtReading interval={hours} path={`${path}.engineHours`} label={messages.atHours} />
          </Box>
        )}
      </Box>
    </Grid>
  );
}
