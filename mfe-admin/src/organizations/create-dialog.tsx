import { useMutation } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useCan, usePreferences } from 'shared-auth';
import type { OrganizationType } from 'shared-contracts/values/identity/access';
import { Box, Text } from 'shared-ui';
import { FormDialog, FormTabs } from 'shared-ui/form-dialog';
import { CompanyTab } from './company-tab.tsx';
import { ROOT } from './organization-access.ts';
import { createSchema } from './organization.schema.ts';
import { organizationTabs } from './organization-tabs.tsx';
import { organizationMutations } from './organizations.api.ts';
import { messages } from './organizations.messages.ts';
import { fieldErrorMessages } from './errors.messages.ts';

type CreateDialogProps = {
  /** Types the caller may create, the default first. */ types: readonly OrganizationType[];
  onClose: () => void;
};

/** Creates an organization that is active without a review. */
export function CreateDialog({ types, onClose }: CreateDialogProps) {
  const language = usePreferences((preferences) => preferences.language);
  const isRoot = useCan(ROOT);
  const create = useMutation(organizationMutations.create());
  return (
    <FormDialog
      title={messages.create}
      width={900}
      schema={createSchema}
      initialValues={{ type: types[0], language }}
      submitLabel={messages.createSubmit}
      errorMessages={fieldErrorMessages}
      onSubmit={create.mutateAsync}
      onClose={onClose}
    >
      <Text color="fg.muted">
        <FormattedMessage {...messages.createText} />
      </Text>
      <Box minH={{ md: '33rem' }}>
        <FormTabs tabs={organizationTabs({ company: <CompanyTab types={types} />, hasHost: isRoot })} />
      </Box>
    </FormDialog>
  );
}
