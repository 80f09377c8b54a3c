import { useMutation, useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ApiError } from 'shared-auth';
import type { DriverRow } from 'shared-contracts/fleet/drivers';
import type { Vehicle } from 'shared-contracts/fleet/vehicles';
import { Box, Button, EmptyState, Flex, QueryContent, Skeleton, StyledLink, Text, withValues } from 'shared-ui';
import { notify } from 'shared-ui/data';
import { Form, useSetServerErrors } from 'shared-ui/form';
import { Dialog, DialogBody, DialogFooter } from 'shared-ui/overlays';
import { ComboboxField } from 'shared-ui/picker';
import { Link, useNavigate } from 'shared-ui/router';
import { object, string } from 'yup';
import { messages } from './assign-dialog.messages.ts';
import { optionSources } from '../vehicle-options.api.ts';
import { fields } from '../vehicle-fields.messages.ts';
import { fieldErrorMessages } from '../vehicle-errors.messages.ts';
import { vehicleMutations, vehicleQueries } from '../vehicles.api.ts';

const schema = object({ driverId: string().nullable().default(null) });
const LIST_PATH = '/vehicles';

/** Assigns a driver to a vehicle. Selecting or clearing the driver takes effect immediately. */
export const AssignDialog = ({ id, onClose }: { id: string; onClose: () => void }) => (
  <Dialog title={messages.title} width={500} onClose={onClose}>
    <DialogBody>
      {id ? (
        <AssignForm id={id} />
      ) : (
        <Box role="alert">
          <EmptyState icon="warning" title={messages.idRequired} size="inline" />
        </Box>
      )}
    </DialogBody>
    <DialogFooter justifyContent="flex-start">
      <StyledLink asChild color="accent.fg">
        <Link to={LIST_PATH}>
          <FormattedMessage {...messages.skip} />
        </Link>
      </StyledLink>
    </DialogFooter>
  </Dialog>
);

function AssignForm({ id }: { id: string }) {
  const vehicle = useQuery(vehicleQueries.detail(id));
  return (
    <QueryContent query={vehicle} size="inline" skeleton={<Skeleton h="24" />}>
      {(loaded) => (
        <Form
          schema={schema}
          initialValues={{ driverId: loaded.driver?.id ?? null }}
          errorMessages={fieldErrorMessages}
          onSubmit={() => Promise.resolve()}
        >
          <Text mb="4" color="fg.muted">
            <FormattedMessage {...withValues(messages.text, { plate: loaded.registrationPlate })} />
          </Text>
          <DriverField vehicle={loaded} />
        </Form>
      )}
    </QueryContent>
  );
}

/** The vehicle that has the driver. */
function findOtherVehicle(error: unknown): string | undefined {
  const refusal = error instanceof ApiError ? error.fields['driverId'] : undefined;
  return refusal?.code === 'driverAssigned' ? String(refusal.params?.['vehicle'] ?? '') : undefined;
}

function DriverField({ vehicle: { id, driver } }: { vehicle: Vehicle }) {
  const [other, setOther] = useState<{ driver: DriverRow; vehicle: string }>();
  const navigate = useNavigate();
  const assign = useMutation(vehicleMutations.assign(id));
  const setServerErrors = useSetServerErrors();
  const latestSetServerErrors = useRef(setServerErrors);
  useLayoutEffect(() => {
    latestSetServerErrors.current = setServerErrors; // for the state of the form when the response arrives
  });
  const assignDriver = async (selectedDriver: DriverRow | undefined, takeOver = false) => {
    setOther(undefined);
    if (!selectedDriver && !driver) return;
    try {
      await assign.mutateAsync({ driverId: selectedDriver?.id ?? null, ...(takeOver && { takeOver }) });
    } catch (error) {
      const vehicle = findOtherVehicle(error);
      if (vehicle && selectedDriver) setOther({ driver: selectedDriver, vehicle });
      latestSetServerErrors.current(error);
      return;
    }
    if (selectedDriver) notify.success(messages.assigned);
    else notify.warning(messages.unassigned);
    await navigate(LIST_PATH);
  };
  return (
    <>
      <ComboboxField
        name="driverId"
        label={fields.driver}
        source={optionSources.assignableDrivers}
        selectedOption={driver && { value: driver.id, label: driver.name }}
        disabled={assign.isPending}
        onSelect={(selected) => void assignDriver(selected)}
      />
      {other && (
        <Flex role="status" align="center" gap="3" wrap="wrap" mt="3">
          <Button type="button" size="sm" variant="outline" onClick={() => void assignDriver(other.driver, true)}>
            <FormattedMessage {...withValues(messages.takeOver, { vehicle: other.vehicle })} />
          </Button>
          <Text color="fg.muted" textStyle="sm">
            <FormattedMessage {...withValues(messages.takeOverHelp, { vehicle: other.vehicle })} />
          </Text>
        </Flex>
      )}
    </>
  );
}
