import { FormattedMessage } from 'react-intl';
import type { TripRow } from 'shared-contracts/trips/trips';
import { TRIP_STAGE_LIMITS } from 'shared-contracts/values/field-limits';
import { Text } from 'shared-ui';
import { TextareaField } from 'shared-ui/form';
import { BulkForm } from 'shared-ui/form-dialog';
import type { BulkDialogProps } from 'shared-ui/list';
import { object, string } from 'yup';
import { bulkMessages } from './trip-list.messages.ts';
import { tripRequests } from '../trips.api.ts';
import { actionLabels } from '../trips.messages.ts';

const cancellation = object({ reason: string().trim().max(TRIP_STAGE_LIMITS.reason).nullable().default(null) });

/** Cancels the selected trips with one reason for all. */
export const BulkCancelForm = ({ start }: BulkDialogProps<TripRow>) => (
  <BulkForm
    schema={cancellation}
    submitLabel={actionLabels.cancel}
    onSubmit={({ reason }) =>
      start(({ id }) => tripRequests.changeStage({ id, stage: 'cancelled', ...(reason !== null && { reason }) }))
    }
  >
    <Text>
      <FormattedMessage {...bulkMessages.cancel} />
    </Text>
    <TextareaField name="reason" label={bulkMessages.reason} rows={3} />
  </BulkForm>
);
