import { useMutation } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { Order } from 'shared-contracts/orders/orders';
import { ORDER_TEMPLATE_LIMITS } from 'shared-contracts/values/field-limits';
import { Text } from 'shared-ui';
import { TextField } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { useTimeZone } from 'shared-ui/format';
import { object, string } from 'yup';
import { TimeZoneField } from './time-zone-field.tsx';
import { templateMutations } from './templates.api.ts';
import { messages, templateErrors } from './templates.messages.ts';

export const templateSchema = object({
  name: string().trim().required().max(ORDER_TEMPLATE_LIMITS.name),
  timeZone: string().required(),
});

const browserZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

export function SaveTemplateDialog({
  order: { id: orderId },
  onClose,
}: {
  order: Pick<Order, 'id'>;
  onClose: () => void;
}) {
  const zone = useTimeZone();
  const create = useMutation(templateMutations.create());
  return (
    <FormDialog
      title={messages.saveAs}
      schema={templateSchema}
      initialValues={{ timeZone: zone === 'local' ? browserZone() : zone }}
      submitLabel={messages.save}
      errorMessages={templateErrors}
      onSubmit={(values) => create.mutateAsync({ ...values, orderId })}
      onClose={onClose}
    >
      <Text color="fg.muted">
        <FormattedMessage {...messages.saveAsText} />
      </Text>
      <TextField name="name" label={messages.name} autoFocus />
      <TimeZoneField />
    </FormDialog>
  );
}
