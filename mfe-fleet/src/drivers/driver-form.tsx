import { FormattedMessage } from 'react-intl';
import { useSession } from 'shared-auth';
import type { Driver } from 'shared-contracts/fleet/drivers';
import { Box, Button, Flex } from 'shared-ui';
import { Form, SubmitButton, useRecordForm } from 'shared-ui/form';
import { Link, useNavigate } from 'shared-ui/router';
import { DocumentFields } from './document-fields.tsx';
import { EmergencyFields, ExpiryFields, PayFields, PersonFields, SignInFields } from './driver-fields.tsx';
import { driverSchema, toFormValues } from './driver-form-values.ts';
import { driverQueries } from './drivers.api.ts';
import { formMessages } from './driver-form.messages.ts';
import { errorMessages, messages } from './drivers.messages.ts';
import { FileTaskList } from './file-task-list.tsx';
import { useSaveDriver } from './use-save-driver.ts';

/** Edits the driver, or creates one when there is none. */
export function DriverForm({ driver }: { driver?: Driver }) {
  const navigate = useNavigate();
  const language = useSession((session) => session.user?.language ?? null);
  const query = { ...driverQueries.detail(driver?.id ?? ''), enabled: driver !== undefined };
  const { initialValues, concurrency } = useRecordForm(query, toFormValues);
  const { save, fileTasks } = useSaveDriver(driver, () => void navigate('/drivers'));
  const isCreated = driver !== undefined || fileTasks.length > 0; // files are only sent after the driver is created
  return (
    <Box maxW="60rem">
      <Form
        warnOnLeave
        schema={driverSchema}
        initialValues={driver ? (initialValues ?? toFormValues(driver)) : { language }}
        concurrency={concurrency}
        errorMessages={errorMessages}
        onSubmit={save}
      >
        <Box
          px={{ base: '4', md: '6' }}
          py="6"
          bg="bg.surface"
          borderWidth="1px"
          borderColor="border.subtle"
          borderRadius="md"
        >
          <PersonFields />
          <EmergencyFields />
          <ExpiryFields />
          <PayFields />
          <SignInFields storedLogin={driver?.login ?? null} />
          <DocumentFields tasks={fileTasks} />
        </Box>
        <FileTaskList tasks={fileTasks} />
        <Flex mt="6" gap="2" justify="flex-end">
          <Button asChild variant="outline">
            <Link to="/drivers">
              <FormattedMessage {...formMessages.cancel} />
            </Link>
          </Button>
          <SubmitButton {...(!isCreated && { label: messages.createVerb })} />
        </Flex>
      </Form>
    </Box>
  );
}
