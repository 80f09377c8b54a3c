import { FormattedMessage } from 'react-intl';
import type { TripRow } from 'shared-contracts/trips';
import { Text } from 'shared-ui';
import { TextareaField } from 'shared-ui/form';
import { BulkForm } from 'shared-ui/form-dialog';
import type { Asked } from 'shared-ui/list';
import { object, string } from 'yup';
import { bulk } from './trip-list.messages.ts';
import { tripCalls } from './trips.api.ts';
import { actionLabels } from './trips.messages.ts';

const cancellation = object({ reason: string().trim().max(1_000).nullable().default(null) });

/** Says what it causes; one reason for all. */
export const BulkCancel = ({ start }: Asked<TripRow>) => (
  <BulkForm
    schema={cancellation}
    submit={actionLabels.cancel}
    onSubmit={({ reason }) =>
      start(({ id }) => tripCalls.toStage({ id, stage: 'cancelled', ...(reason !== null && { reason }) }))
    }
  >
    <Text>
      <FormattedMessage {...bulk.cancel} />
    </Text>
    <TextareaField name="reason" label={bulk.reason} rows={3} />
  </BulkForm>
);
