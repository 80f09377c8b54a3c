import { useMutation } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { RoleTemplate } from 'shared-contracts/identity/role-templates';
import type { Rule } from 'shared-contracts/values/identity/access';
import { ROLE_TEMPLATE_LIMITS } from 'shared-contracts/values/field-limits';
import { Text } from 'shared-ui';
import { TextField } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { object, string } from 'yup';
import { roleTemplateMutations } from './role-templates.api.ts';
import { templateErrors, templates } from './role-templates.messages.ts';

const schema = object({ name: string().trim().required().max(ROLE_TEMPLATE_LIMITS.name) });

/** Opens over the dialog of a user without touching its form. */
export function NewTemplateDialog({ rules, onClose }: { rules: Rule[]; onClose: () => void }) {
  const create = useMutation(roleTemplateMutations.create());
  return (
    <FormDialog
      title={templates.saveAs}
      schema={schema}
      initialValues={{}}
      errorMessages={templateErrors}
      onSubmit={({ name }) => create.mutateAsync({ name, rules })}
      onClose={onClose}
    >
      <Text color="fg.muted">
        <FormattedMessage {...templates.saveAsText} />
      </Text>
      <TextField name="name" label={templates.name} autoFocus />
    </FormDialog>
  );
}

export function RenameTemplateDialog({ template, onClose }: { template: RoleTemplate; onClose: () => void }) {
  const change = useMutation(roleTemplateMutations.change());
  return (
    <FormDialog
      title={templates.renameTitle}
      schema={schema}
      initialValues={{ name: template.name }}
      errorMessages={templateErrors}
      onSubmit={({ name }) => change.mutateAsync({ id: template.id, name })}
      onClose={onClose}
    >
      <TextField name="name" label={templates.name} autoFocus />
    </FormDialog>
  );
}
