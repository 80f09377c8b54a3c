import { FormattedMessage } from 'react-intl';
import { useSession } from 'shared-auth';
import type { Driver } from 'shared-contracts/drivers';
import { Box, Button, Flex } from 'shared-ui';
import { Form, SubmitButton } from 'shared-ui/form';
import { Link, useNavigate } from 'shared-ui/router';
import { DocumentFields } from './document-fields.tsx';
import { EmergencyFields, PaperFields, PayFields, PersonFields, SignInFields } from './driver-fields.tsx';
import { driverSchema, formOf } from './driver-form.ts';
import { texts } from './driver-form.messages.ts';
import { messages, refusals } from './drivers.messages.ts';
import { FileSteps } from './file-steps.tsx';
import { useDriverSaving } from './use-driver-saving.ts';

/** All of a driver on one page. Without one it makes one. */
export function DriverFormView({ driver }: { driver?: Driver }) {
  const navigate = useNavigate();
  const language = useSession((session) => session.user?.language ?? null);
  const { save, steps } = useDriverSaving(driver, () => void navigate('/drivers'));
  const isMade = driver !== undefined || steps.length > 0; // files are sent once it is
  return (
    <Box maxW="60rem">
      <Form
        guarded
        schema={driverSchema}
        initial={driver ? formOf(driver) : { language }}
        codes={refusals}
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
          <PaperFields />
          <PayFields />
          <SignInFields kept={driver?.login ?? null} />
          <DocumentFields steps={steps} />
        </Box>
        <FileSteps steps={steps} />
        <Flex mt="6" gap="2" justify="flex-end">
          <Button asChild variant="outline">
            <Link to="/drivers">
              <FormattedMessage {...texts.cancel} />
            </Link>
          </Button>
          <SubmitButton {...(!isMade && { label: messages.createVerb })} />
        </Flex>
      </Form>
    </Box>
  );
}
