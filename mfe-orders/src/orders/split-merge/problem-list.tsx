import { FormattedMessage } from 'react-intl';
import type { SplitMergeProblem } from 'shared-contracts/orders/split-merge';
import { Box, Text, withValues, type Message } from 'shared-ui';
import { problemMessages } from './split-merge.messages.ts';

/** Everything that prevents orders from being split or merged. */
export function ProblemList({ title, problems }: { title: Message; problems: readonly SplitMergeProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <Box role="alert" px="4" py="3" borderRadius="md" bg="status.bad.bg" color="status.bad.fg">
      <Text fontWeight="semibold">
        <FormattedMessage {...title} />
      </Text>
      <Box as="ul" mt="1" ps="4" listStyleType="disc">
        {problems.map(({ code, order }) => (
          <li key={`${code} ${order}`}>
            <FormattedMessage {...withValues(problemMessages[code], { order })} />
          </li>
        ))}
      </Box>
    </Box>
  );
}
