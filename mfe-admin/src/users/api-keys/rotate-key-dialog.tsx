import { useMutation } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { Text } from 'shared-ui';
import { SelectField } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { object, string, type ObjectSchema } from 'yup';
import { apiKeyMutations } from './api-keys.api.ts';
import { actions, errorMessages, fields, messages, overlaps } from './api-keys.messages.ts';
import { SecretDialog } from './secret-dialog.tsx';

const schema: ObjectSchema<{ overlap: string }> = object({ overlap: string().required() });

export function RotateKeyDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const rotate = useMutation(apiKeyMutations.rotate(id));
  if (rotate.data) return <SecretDialog secret={rotate.data.secret} onClose={onClose} />;
  return (
    <FormDialog
      keepOpen
      title={messages.rotateTitle}
      width={500}
      schema={schema}
      initialValues={{ overlap: '86400' }}
      submitLabel={actions.rotate}
      errorMessages={errorMessages}
      onSubmit={({ overlap }) => rotate.mutateAsync(Number(overlap))}
      onClose={onClose}
    >
      <Text color="fg.muted">
        <FormattedMessage {...messages.rotateText} />
      </Text>
      <SelectField name="overlap" label={fields.overlap} options={overlaps} />
    </FormDialog>
  );
}
