import { useMutation } from '@tanstack/react-query';
import { useCan } from 'shared-auth';
import { FormattedMessage } from 'react-intl';
import type { ListView, ListViewInput } from 'shared-contracts/identity/list-views';
import { LIST_VIEW_LIMITS } from 'shared-contracts/values/field-limits';
import { boolean, object, string } from 'yup';
import { Text } from '../../base/chakra.ts';
import { listViewMutations } from '../../data/list-views.api.ts';
import { FormDialog } from '../../form-dialog/form-dialog.tsx';
import { SwitchField } from '../../form/fields/switch-fields.tsx';
import { TextField } from '../../form/fields/text-field.tsx';
import { messages } from './views.messages.ts';

const schema = object({
  name: string().trim().required().max(LIST_VIEW_LIMITS.name),
  isShared: boolean().required(),
});
const SHARE_ACCESS = { model: 'organizationOwner', action: 'write' } as const;

type NewViewDialogProps = {
  input: Omit<ListViewInput, 'name' | 'isShared'>;
  onCreated: (view: ListView) => void;
  onClose: () => void;
};

export function NewViewDialog({ input, onCreated, onClose }: NewViewDialogProps) {
  const create = useMutation(listViewMutations.create());
  const canShare = useCan(SHARE_ACCESS);
  return (
    <FormDialog
      title={messages.saveAs}
      schema={schema}
      initialValues={{ isShared: false }}
      onSubmit={(values) => create.mutateAsync({ ...input, ...values }).then(onCreated)}
      onClose={onClose}
    >
      <Text color="fg.muted">
        <FormattedMessage {...messages.saveAsText} />
      </Text>
      <TextField name="name" label={messages.name} autoFocus />
      {canShare && <SwitchField name="isShared" label={messages.share} />}
    </FormDialog>
  );
}

export function RenameViewDialog({ view: { id, name, isShared }, onClose }: { view: ListView; onClose: () => void }) {
  const save = useMutation(listViewMutations.save());
  return (
    <FormDialog
      title={messages.renameTitle}
      schema={schema}
      initialValues={{ name, isShared }}
      onSubmit={(values) => save.mutateAsync({ id, name: values.name })}
      onClose={onClose}
    >
      <TextField name="name" label={messages.name} autoFocus />
    </FormDialog>
  );
}
