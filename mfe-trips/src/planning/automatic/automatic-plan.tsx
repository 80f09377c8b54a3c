import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Suggestions } from 'shared-contracts/planner';
import { Box, EmptyState, ErrorState, Flex, Skeleton, Stack, VisuallyHidden } from 'shared-ui';
import { Form, SubmitButton } from 'shared-ui/form';
import { DateTimeField } from 'shared-ui/picker';
import { number, object, type ObjectSchema } from 'yup';
import { planningMutations } from './planning.api.ts';
import { board as messages } from './planning.messages.ts';
import { PlanningBoard } from './planning-board.tsx';

const HOUR = 3_600;
const DAYS_AHEAD = 3 * 24 * HOUR;

type Horizon = { horizon: number };
const schema: ObjectSchema<Horizon> = object({ horizon: number().integer().required() });
/** In three days, at the full hour. */
const usual = (): Horizon => ({ horizon: Math.ceil((Date.now() / 1_000 + DAYS_AHEAD) / HOUR) * HOUR });

/** Trips suggested for what is to be picked up until a moment. */
export function AutomaticPlan() {
  const [initial] = useState(usual);
  const suggest = useMutation(planningMutations.suggest());
  const ask = async (values: Horizon) => {
    await suggest.mutateAsync(values).catch(() => undefined); // told in place of the board
  };
  return (
    <Flex direction="column" gap="4" flex="1" minH="0">
      <Form schema={schema} initial={initial} onSubmit={ask}>
        <Flex gap="3" align="flex-start" wrap="wrap">
          <Box w={{ base: 'full', sm: '22rem' }}>
            <DateTimeField name="horizon" label={messages.horizon} help={messages.horizonHelp} />
          </Box>
          <SubmitButton label={messages.suggest} mt={{ sm: '6' }} />
        </Flex>
      </Form>
      <Result
        key={suggest.submittedAt}
        suggest={suggest}
        onRetry={() => suggest.variables && suggest.mutate(suggest.variables)}
      />
    </Flex>
  );
}

type ResultProps = {
  suggest: { isPending: boolean; error: Error | null; data: Suggestions | undefined };
  onRetry: () => void;
};

function Result({ suggest: { isPending, error, data }, onRetry }: ResultProps) {
  if (isPending) return <Working />;
  if (error) return <ErrorState error={error} title={messages.failed} onRetry={onRetry} />;
  if (!data) return <EmptyState icon="compass" title={messages.start} text={messages.startText} />;
  if (data.suggestions.length === 0 && data.unplaced.length === 0)
    return <EmptyState title={messages.none} text={messages.noneText} />;
  return <PlanningBoard suggestions={data} />;
}

const Working = () => (
  <Stack gap="3" aria-busy>
    <VisuallyHidden role="status">
      <FormattedMessage {...messages.working} />
    </VisuallyHidden>
    <Flex gap="3" wrap="wrap">
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton key={key} h="15rem" flex="1 1 14rem" borderRadius="md" />
      ))}
    </Flex>
  </Stack>
);
