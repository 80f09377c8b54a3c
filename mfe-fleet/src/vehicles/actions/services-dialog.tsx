import { useMutation, useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { VehicleService } from 'shared-contracts/fleet/vehicles';
import { Box, Button, EmptyState, Grid, Text, withValues } from 'shared-ui';
import { fieldMessages, useFormValue } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { DateOnly } from 'shared-ui/format';
import { DateField } from 'shared-ui/picker';
import { Link } from 'shared-ui/router';
import { array, number, object, string } from 'yup';
import { getDueAt } from '../expiry/expiry.rules.ts';
import { ExpiryBadge } from '../expiry/expiry-badge.tsx';
import { messages } from './services-dialog.messages.ts';
import { vehicleMutations, vehicleQueries } from '../vehicles.api.ts';

const isPast = (at: number | null) => at === null || at <= Date.now() / 1000;
const schema = object({
  services: array()
    .of(
      object({
        serviceIntervalId: string().required(),
        lastServiceAt: number().nullable().default(null).test('past', fieldMessages.date, isPast),
      }),
    )
    .required(),
});

const toServiceInput = ({ serviceIntervalId, lastServiceAt }: VehicleService) => ({ serviceIntervalId, lastServiceAt });

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
      initialValues={vehicle.data && { services: services.map(toServiceInput) }}
      error={vehicle.error}
      onSubmit={save.mutateAsync}
      onClose={onClose}
    >
      {services.map((service, index) => (
        <ServiceField key={service.serviceIntervalId} service={service} path={`services.${index}.lastServiceAt`} />
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

function ServiceField({ service: { name, days, isRequired }, path }: { service: VehicleService; path: string }) {
  const [lastServiceAt] = useFormValue<number | null>(path);
  const dueAt = Number.isNaN(lastServiceAt) ? null : getDueAt(lastServiceAt, days);
  return (
    <Grid templateColumns={{ base: '1fr', sm: '1fr 13rem' }} columnGap="5" rowGap="1" alignItems="start">
      <DateField
        name={path}
        label={withValues(messages.lastServiceOf, { name })}
        help={withValues(isRequired ? messages.requiredInterval : messages.interval, { days })}
      />
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
          </Box>
        )}
      </Box>
    </Grid>
  );
}
