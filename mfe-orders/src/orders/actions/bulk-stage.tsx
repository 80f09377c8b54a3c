import { useQueries } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { OrderRow } from 'shared-contracts/orders';
import { ErrorState, Skeleton, Text } from 'shared-ui';
import { BulkForm } from 'shared-ui/form-dialog';
import type { Asked } from 'shared-ui/list';
import { DialogBody } from 'shared-ui/overlays';
import { bulk } from './order-list.messages.ts';
import { orderCalls, orderQueries } from './orders.api.ts';
import { actionLabels } from './orders.messages.ts';
import { jointMoves } from './bulk-stage.rules.ts';
import { StageFields } from './stage-dialog.tsx';
import { stageSchema } from './stage-form.ts';

/** One new stage for several orders. What may follow is asked once for each stage that they stand in; whether it really may is told at each order. */
export function BulkStage({ rows, start }: Asked<OrderRow>) {
  const examples = rows.filter((row, at) => rows.findIndex(({ stage }) => stage === row.stage) === at);
  const states = useQueries({ queries: examples.map(({ id }) => orderQueries.stage(id)) });
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
  const moves = jointMoves(
    rows,
    states.flatMap(({ data }) => data ?? []),
  );
  if (moves.length === 0)
    return (
      <DialogBody>
        <Text>
          <FormattedMessage {...bulk.noStage} />
        </Text>
      </DialogBody>
    );
  return (
    <BulkForm
      schema={stageSchema(moves)}
      submit={actionLabels.changeStage}
      onSubmit={({ stage, reason }) => {
        const from = moves.find((move) => move.stage === stage)?.from ?? [];
        start(
          (row) => orderCalls.toStage({ id: row.id, stage, from: row.stage, ...(reason !== null && { reason }) }),
          (row) => from.includes(row.stage),
        );
      }}
    >
      <StageFields moves={moves} />
    </BulkForm>
  );
}
