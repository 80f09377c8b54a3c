import { FormattedMessage } from 'react-intl';
import { Box, Button, Flex, Icon, Stack, Text, useSay, type Words } from 'shared-ui';
import { breaksOf, overloads, type Column } from './board.rules.ts';
import { board as messages } from './planning.messages.ts';
import { BreakWords } from './told-values.tsx';
import type { useColumnCheck } from './use-column-check.ts';

type ColumnProblemsProps = { column: Column; check: ReturnType<typeof useColumnCheck> };

const Small = ({ words, onClick }: { words: Words; onClick: () => void }) => (
  <Button
    type="button"
    size="xs"
    variant="outline"
    alignSelf="flex-start"
    h="auto"
    py="1"
    whiteSpace="normal"
    textAlign="start"
    onClick={onClick}
  >
    <FormattedMessage {...words} />
  </Button>
);

/** What speaks against a column: the load at once, the times when they have been checked. */
export function ColumnProblems({ column, check }: ColumnProblemsProps) {
  const say = useSay();
  const found = breaksOf(column);
  const maySuit = overloads(column).length > 0 || found.some(({ code }) => code === 'noVehicleType');
  return (
    <Stack gap="1" textStyle="xs">
      {found.length > 0 && (
        <Stack as="ul" aria-label={say(messages.problems)} gap="1" listStyleType="none">
          {found.map((entry, index) => (
            <Flex as="li" key={`${entry.code} ${entry.orderId ?? index}`} gap="1.5" color="status.bad.fg">
              <Box pt="0.5">
                <Icon name="warning" size={13} />
              </Box>
              <Text>
                <BreakWords {...entry} />
              </Text>
            </Flex>
          ))}
        </Stack>
      )}
      {maySuit && <Small words={messages.fitType} onClick={check.fit} />}
      {!column.isChecked && !check.failed && (
        <Text color="fg.muted">
          <FormattedMessage {...messages.checking} />
        </Text>
      )}
      {check.failed && (
        <>
          <Text color="status.bad.fg">
            <FormattedMessage {...messages.checkFailed} />
          </Text>
          <Small words={messages.checkAgain} onClick={check.again} />
        </>
      )}
    </Stack>
  );
}
