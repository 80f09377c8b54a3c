import { useQueries } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { OrderRow } from 'shared-contracts/orders/orders';
import { ErrorState, Skeleton, Text } from 'shared-ui';
import { BulkForm } from 'shared-ui/form-dialog';
import type { BulkDialogProps } from 'shared-ui/list';
import { DialogBody } from 'shared-ui/overlays';
import { bulkMessages } from './order-actions.messages.ts';
import { orderRequests, orderQueries } from '../orders.api.ts';
import { actionLabels } from '../orders.messages.ts';
import { listBulkTransitions } from './bulk-stage.rules.ts';
import { StageFields } from './stage-dialog.tsx';
import { createStageSchema } from './stage-form.ts';

/** Changes several orders to the same stage. Transitions are loaded once per current stage; each order is validated by the API. */
export function BulkStage({ rows, start }: BulkDialogProps<OrderRow>) {
  const samples = rows.filter((row, index) => rows.findIndex(({ stage }) => stage === row.stage) === index);
  const states = useQueries({ queries: samples.map(({ id }) => orderQueries.stage(id)) });
  const failed = states.find(({ isError }) => isError);
  if (failed)
    return (
      <DialogBody>
        <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />
      </DialogBody>
    );
  if (states.some(({ isPending }) => isPending))
    return (
      <DialogBody>
        <Skeleton h="12" />
      </DialogBody>
    );
  const transitions = listBulkTransitions(
    rows,
    states.flatMap(({ data }) => data ?? []),
  );
  if (transitions.length === 0)
    return (
      <DialogBody>
        <Text>
          <FormattedMessage {...bulkMessages.noStage} />
        </Text>
      </DialogBody>
    );
  return (
    <BulkForm
      schema={createStageSchema(transitions)}
      submitLabel={actionLabels.changeStage}
      onSubmit={({ stage, reason }) => {
        const from = transitions.find((transition) => transition.stage === stage)?.from ?? [];
        start(
          (row) =>
            orderRequests.changeStage({ id: row.id, stage, from: row.stage, ...(reason !== null && { reason }) }),
          (row) => from.includes(row.stage),
        );
      }}
    >
      <StageFields transitions={transitions} />
    </BulkForm>
  );
}
