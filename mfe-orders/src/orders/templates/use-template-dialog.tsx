import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ApiError } from 'shared-auth';
import { Button, Text, withValues } from 'shared-ui';
import { FormDialog } from 'shared-ui/form-dialog';
import { useDayConversion } from 'shared-ui/format';
import { DateField } from 'shared-ui/picker';
import { Link, useNavigate } from 'shared-ui/router';
import { number, object } from 'yup';
import { templateMutations, templateQueries } from './templates.api.ts';
import { messages, templateErrors } from './templates.messages.ts';

const schema = object({ day: number().integer().required() });

const isUnusable = (error: unknown) =>
  error instanceof ApiError && error.status === 422 && !Object.hasOwn(error.fields, 'day');

const UnusableNotice = ({ id }: { id: string }) => (
  <Text role="alert" color="status.bad.fg">
    <FormattedMessage {...messages.unusable} />{' '}
    <Button asChild size="sm" variant="outline">
      <Link to={`/order-templates/${id}/edit`}>
        <FormattedMessage {...messages.editTemplate} />
      </Link>
    </Button>
  </Text>
);

/** Creates an order for a pickup day, and opens its form. */
export function UseTemplateDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const template = useQuery(templateQueries.detail(id));
  const use = useMutation(templateMutations.use(id));
  const [hasFailed, setFailed] = useState(false);
  const { toDay, today, toStartOfDay } = useDayConversion();
  const navigate = useNavigate();
  const create = async ({ day }: { day: number }) => {
    setFailed(false);
    const order = await use.mutateAsync(toDay(day)).catch((error: unknown) => {
      setFailed(isUnusable(error));
      throw error;
    });
    return navigate(`/orders/${order.id}/edit`);
  };
  return (
    <FormDialog
      title={template.data ? withValues(messages.useTitle, { name: template.data.name }) : messages.use}
      schema={schema}
      initialValues={template.data && { day: toStartOfDay(today()) }}
      error={template.error}
      submitLabel={messages.createOrder}
      errorMessages={templateErrors}
      onSubmit={create}
      onClose={onClose}
    >
      {hasFailed && <UnusableNotice id={id} />}
      <DateField name="day" label={messages.day} help={messages.dayHelp} />
    </FormDialog>
  );
}
