import { useMutation, useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import type { DriverRow } from 'shared-contracts/drivers';
import type { Vehicle } from 'shared-contracts/vehicles';
import { Box, EmptyState, fill, Loaded, Skeleton, StyledLink, Text } from 'shared-ui';
import { notify } from 'shared-ui/data';
import { Form, useRefusal } from 'shared-ui/form';
import { Dialog, DialogBody, DialogFooter } from 'shared-ui/overlays';
import { ComboboxField } from 'shared-ui/picker';
import { Link, useNavigate } from 'shared-ui/router';
import { object, string } from 'yup';
import { messages } from './assign-dialog.messages.ts';
import { choices } from './vehicle-choices.api.ts';
import { fields } from './vehicle-fields.messages.ts';
import { codes } from './vehicle-refusals.messages.ts';
import { vehicleMutations, vehicleQueries } from './vehicles.api.ts';

const schema = object({ driverId: string().nullable().default(null) });
const LIST = '/vehicles';

/** Gives a vehicle its driver: who is chosen drives it at once, and nobody does once the field is cleared. */
export const AssignDialog = ({ id, onClose }: { id: string; onClose: () => void }) => (
  <Dialog title={messages.title} width={500} onClose={onClose}>
    <DialogBody>
      {id ? (
        <Assignment id={id} />
      ) : (
        <Box role="alert">
          <EmptyState icon="warning" title={messages.idRequired} size="inline" />
        </Box>
      )}
    </DialogBody>
    <DialogFooter justifyContent="flex-start">
      <StyledLink asChild color="accent.fg">
        <Link to={LIST}>
          <FormattedMessage {...messages.skip} />
        </Link>
      </StyledLink>
    </DialogFooter>
  </Dialog>
);

function Assignment({ id }: { id: string }) {
  const vehicle = useQuery(vehicleQueries.detail(id));
  return (
    <Loaded query={vehicle} size="inline" skeleton={<Skeleton h="24" />}>
      {(loaded) => (
        <Form
          schema={schema}
          initial={{ driverId: loaded.driver?.id ?? null }}
          codes={codes}
          onSubmit={() => Promise.resolve()}
        >
          <Text mb="4" color="fg.muted">
            <FormattedMessage {...fill(messages.text, { plate: loaded.registrationPlate })} />
          </Text>
          <DriverField vehicle={loaded} />
        </Form>
      )}
    </Loaded>
  );
}

function DriverField({ vehicle: { id, driver } }: { vehicle: Vehicle }) {
  const navigate = useNavigate();
  const assign = useMutation(vehicleMutations.assign(id));
  const refuse = useRefusal();
  const latest = useRef(refuse);
  useLayoutEffect(() => {
    latest.current = refuse; // of the form as it is once the answer comes
  });
  const choose = async (chosen: DriverRow | undefined) => {
    if (!chosen && !driver) return;
    try {
      await assign.mutateAsync(chosen?.id ?? null);
    } catch (error) {
      latest.current(error);
      return;
    }
    if (chosen) notify.success(messages.assigned);
    else notify.warning(messages.unassigned);
    await navigate(LIST);
  };
  return (
    <ComboboxField
      name="driverId"
      label={fields.driver}
      source={choices.assignableDrivers}
      chosen={driver && { value: driver.id, label: driver.name }}
      disabled={assign.isPending}
      onChoose={(chosen) => void choose(chosen)}
    />
  );
}
