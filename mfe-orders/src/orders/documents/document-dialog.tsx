import { useMutation } from '@tanstack/react-query';
import type { Order } from 'shared-contracts/orders/orders';
import { ORDER_DOCUMENT_KINDS, type OrderDocumentKind } from 'shared-contracts/values/orders/order-documents';
import { VISIBILITIES, type Visibility } from 'shared-contracts/values/orders/visibility';
import { useFormatMessage } from 'shared-ui';
import { FileDropField } from 'shared-ui/file-field';
import { SelectField } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { mixed, object, string } from 'yup';
import { useVisibilityOptions } from '../visibility/use-visibility-options.ts';
import { messages as visibilityMessages } from '../visibility/visibility.messages.ts';
import { documentMutations } from './documents.api.ts';
import { documentKinds, messages } from './documents.messages.ts';

const schema = object({
  file: mixed<File>().required(),
  kind: string<OrderDocumentKind>().oneOf(ORDER_DOCUMENT_KINDS).required().default('cmr'),
  visibility: string<Visibility>().oneOf(VISIBILITIES).required().default('internal'),
});

/** Adds a document to an order: internal unless the user shares it. */
export function DocumentDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const formatMessage = useFormatMessage();
  const add = useMutation(documentMutations.add(order.id));
  return (
    <FormDialog
      title={messages.add}
      width={500}
      schema={schema}
      initialValues={{}}
      submitLabel={messages.add}
      onSubmit={(values) => add.mutateAsync(values)}
      onClose={onClose}
    >
      <FileDropField name="file" label={messages.file} size="compact" allowCamera />
      <SelectField
        name="kind"
        label={messages.kind}
        options={ORDER_DOCUMENT_KINDS.map((kind) => ({ value: kind, label: formatMessage(documentKinds[kind]) }))}
      />
      <SelectField name="visibility" label={visibilityMessages.label} options={useVisibilityOptions(order)} />
    </FormDialog>
  );
}
