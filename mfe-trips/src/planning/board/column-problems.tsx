import { FormattedMessage } from 'react-intl';
import { Box, Button, Flex, Icon, Stack, Text, useFormatMessage, type Message } from 'shared-ui';
import { listViolations, findOverloads, type Column } from './board.rules.ts';
import { boardMessages as messages } from './board.messages.ts';
import { ViolationMessage } from './plan-messages.tsx';
import type { useColumnCheck } from './use-column-check.ts';

type ColumnProblemsProps = { column: Column; check: ReturnType<typeof useColumnCheck> };

const SmallButton = ({ label, onClick }: { label: Message; onClick: () => void }) => (
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
    <FormattedMessage {...label} />
  </Button>
);

/** Shows the problems of a column: overloads immediately, others after the check. */
export function ColumnProblems({ column, check }: ColumnProblemsProps) {
  const formatMessage = useFormatMessage();
  const violations = listViolations(column);
  const canChangeType = findOverloads(column).length > 0 || violations.some(({ code }) => code === 'noVehicleType');
  return (
    <Stack gap="1" textStyle="xs">
      {violations.length > 0 && (
        <Stack as="ul" aria-label={formatMessage(messages.problems)} gap="1" listStyleType="none">
          {violations.map((violation, index) => (
            <Flex as="li" key={`${violation.code} ${violation.orderId ?? index}`} gap="1.5" color="status.bad.fg">
              <Box pt="0.5">
                <Icon name="warning" size={13} />
              </Box>
              <Text>
                <ViolationMessage {...violation} stops={column.suggestion?.stops ?? []} />
              </Text>
            </Flex>
          ))}
        </Stack>
      )}
      {canChangeType && <SmallButton label={messages.fitType} onClick={check.chooseType} />}
      {!column.isChecked && !check.hasFailed && (
        <Text color="fg.muted">
          <FormattedMessage {...messages.checking} />
        </Text>
      )}
      {check.hasFailed && (
        <>
          <Text color="status.bad.fg">
            <FormattedMessage {...messages.checkFailed} />
          </Text>
          <SmallButton label={messages.checkAgain} onClick={check.retry} />
        </>
      )}
    </Stack>
  );
}
