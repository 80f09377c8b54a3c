import { useMutation, useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { ApiError, useCan } from 'shared-auth';
import type { OrderTemplate } from 'shared-contracts/orders/order-templates';
import type { OrderInput } from 'shared-contracts/orders/orders';
import { EmptyState, NoAccess, Page, QueryContent, Text, withValues } from 'shared-ui';
import { useRecordForm } from 'shared-ui/form';
import { useNavigate, useParams } from 'shared-ui/router';
import { withFormErrors } from '../form/form-errors.ts';
import { toOrderInput } from '../form/order-form-values.ts';
import { OrderSteps } from '../form/order-steps.tsx';
import { savedOrderSchema } from '../form/order.schema.ts';
import { WRITE } from '../order-access.ts';
import { collectTemplateRecords, toFormValues } from './template-form-values.ts';
import { templateMutations, templateQueries } from './templates.api.ts';
import { messages } from './templates.messages.ts';

const BACK = { to: '/order-templates', label: messages.title };

const formatDay = (day: string) => day.split('-').toReversed().join('.');

function TemplateEditor({ template }: { template: OrderTemplate }) {
  const { id, name, day } = template;
  const { initialValues, concurrency } = useRecordForm(templateQueries.detail(id), toFormValues);
  const save = useMutation(templateMutations.save(id));
  const navigate = useNavigate();
  const saveTemplate = async (values: OrderInput) => {
    await withFormErrors(values, () => save.mutateAsync({ ...toOrderInput(values), day }));
    return navigate('/order-templates');
  };
  return (
    <Page title={withValues(messages.editTitle, { name })} backLink={BACK}>
      <Text mb="5" color="fg.muted">
        <FormattedMessage {...withValues(messages.exampleDay, { day: formatDay(day) })} />
      </Text>
      <OrderSteps
        schema={savedOrderSchema}
        initialValues={initialValues ?? toFormValues(template)}
        initialRecords={collectTemplateRecords(template)}
        concurrency={concurrency}
        submitLabel={messages.save}
        canSubmitEarly
        onSubmit={saveTemplate}
      />
    </Page>
  );
}

const isMissing = (error: unknown) => error instanceof ApiError && [404, 422].includes(error.status);

export default function TemplateEditPage() {
  const { id = '' } = useParams();
  const canWrite = useCan(WRITE);
  const template = useQuery({ ...templateQueries.detail(id), enabled: canWrite });
  if (!canWrite) return <NoAccess />;
  if (!template.data && isMissing(template.error))
    return <EmptyState icon="compass" size="page" title={messages.notFound} text={messages.notFoundText} />;
  return <QueryContent query={template}>{(loaded) => <TemplateEditor key={id} template={loaded} />}</QueryContent>;
}
