import { useMutation } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useCan, usePreferences } from 'shared-auth';
import type { OrganizationType } from 'shared-contracts/values/access';
import { Box, Text } from 'shared-ui';
import { FormDialog, FormTabs } from 'shared-ui/form-dialog';
import { CompanyTab } from './company-tab.tsx';
import { ROOT } from './organization-access.ts';
import { createSchema } from './organization.schema.ts';
import { tabsOf } from './organization-tabs.tsx';
import { organizationMutations } from './organizations.api.ts';
import { messages } from './organizations.messages.ts';
import { fieldCodes } from './refusals.messages.ts';

type CreateDialogProps = {
  /** Of what type it may be, the usual one first. */ types: readonly OrganizationType[];
  onClose: () => void;
};

/** An organization that works at once. */
export function CreateDialog({ types, onClose }: CreateDialogProps) {
  const language = usePreferences((preferences) => preferences.language);
  const isRoot = useCan(ROOT);
  const create = useMutation(organizationMutations.create());
  return (
    <FormDialog
      title={messages.create}
      width={900}
      schema={createSchema}
      initial={{ type: types[0], language }}
      submit={messages.createVerb}
      codes={fieldCodes}
      onSubmit={create.mutateAsync}
      onClose={onClose}
    >
      <Text color="fg.muted">
        <FormattedMessage {...messages.createText} />
      </Text>
      <Box minH={{ md: '33rem' }}>
        <FormTabs tabs={tabsOf({ company: <CompanyTab types={types} />, hasHost: isRoot })} />
      </Box>
    </FormDialog>
  );
}
