import { useMutation } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { OrganizationDetails } from 'shared-contracts/identity/organizations';
import type { OrganizationType } from 'shared-contracts/values/identity/access';
import { Box, Flex, Text } from 'shared-ui';
import { notify } from 'shared-ui/data';
import { useRecordForm } from 'shared-ui/form';
import { FormDialog, FormTabs } from 'shared-ui/form-dialog';
import { StatusBadge } from 'shared-ui/format';
import { CompanyTab } from './company-tab.tsx';
import { toLoginImage, toPatch, toEditForm } from './edit.rules.ts';
import { pendingChangeStyle, statusStyles } from './organization-status-styles.ts';
import { editSchema, type EditForm } from './organization.schema.ts';
import { organizationTabs } from './organization-tabs.tsx';
import { organizationMutations, organizationQueries } from './organizations.api.ts';
import { messages } from './organizations.messages.ts';
import { fieldErrorMessages } from './errors.messages.ts';

type EditDialogProps = { id: string; types: readonly OrganizationType[]; onClose: () => void };

export function EditDialog({ id, types, onClose }: EditDialogProps) {
  const {
    record: details,
    error,
    initialValues: before,
    concurrency,
  } = useRecordForm(organizationQueries.detail(id), toEditForm);
  const edit = useMutation(organizationMutations.edit());
  const submit = async (after: EditForm) => {
    const changes = before ? toPatch(before, after) : {};
    const logo = after.logo instanceof File ? after.logo : null;
    const loginImage = before && toLoginImage(before, after);
    if (Object.keys(changes).length === 0 && !logo && loginImage === undefined) return notify.info(messages.unchanged);
    return edit.mutateAsync({ id, changes, logo, loginImage });
  };
  return (
    <FormDialog
      title={messages.edit}
      width={900}
      schema={editSchema}
      initialValues={before}
      error={error}
      concurrency={concurrency}
      errorMessages={fieldErrorMessages}
      onSubmit={submit}
      onClose={onClose}
    >
      {details && <Content details={details} types={types} />}
    </FormDialog>
  );
}

const Content = ({ details, types }: { details: OrganizationDetails; types: readonly OrganizationType[] }) => (
  <>
    <Flex gap="3" align="center" wrap="wrap">
      <StatusBadge {...statusStyles[details.status]} />
      {details.change && <StatusBadge {...pendingChangeStyle} />}
      <Text color="fg.muted">
        <FormattedMessage {...messages.editText} />
      </Text>
    </Flex>
    <Box minH={{ md: '33rem' }}>
      <FormTabs
        tabs={organizationTabs({
          company: (
            <CompanyTab types={types.includes(details.type) ? types : [details.type, ...types]} details={details} />
          ),
          hasHost: true,
          hasPictures: true,
          hasPassword: details.hasSmtpPassword,
        })}
      />
    </Box>
  </>
);
