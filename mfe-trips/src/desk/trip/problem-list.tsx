import type { PlanProblem } from 'shared-contracts/trips/plans/plan-trips';
import { Box, Flex, Icon, Stack, Text, useFormatMessage } from 'shared-ui';
import { useFormatProblem } from '../problems/use-format-problem.ts';
import { messages } from './trip.messages.ts';

/** The problems of a trip as texts; those that prevent its creation are marked. */
export function ProblemList({ problems }: { problems: readonly PlanProblem[] }) {
  const formatMessage = useFormatMessage();
  const formatProblem = useFormatProblem();
  if (problems.length === 0) return null;
  return (
    <Stack as="ul" aria-label={formatMessage(messages.problems)} gap="1" listStyleType="none" textStyle="sm">
      {problems.map((problem, index) => (
        <Flex
          as="li"
          key={`${problem.code} ${problem.orderId ?? ''} ${problem.stop ?? index}`}
          gap="1.5"
          color={problem.blocks ? 'status.bad.fg' : 'status.warn.fg'}
        >
          <Box pt="0.5">
            <Icon
              name={problem.blocks ? 'reject' : 'warning'}
              size={14}
              {...(problem.blocks && { label: formatMessage(messages.blocks) })}
            />
          </Box>
          <Text>{formatProblem(problem)}</Text>
        </Flex>
      ))}
    </Stack>
  );
}
