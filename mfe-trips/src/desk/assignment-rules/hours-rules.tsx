import { useMutation, useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { DriverHoursRules } from 'shared-contracts/trips/driver-hours';
import { Box, Flex, Heading, QueryContent, Select, Stack, Text, useFormatMessage, withValues } from 'shared-ui';
import { hoursRules } from './assignment-rules.api.ts';
import { messages, ruleMessages } from './hours-rules.messages.ts';

type Rule = keyof DriverHoursRules;

/** Usual values, in minutes; null: no limit. */
const CHOICES: readonly (readonly [Rule, readonly (number | null)[]])[] = [
  ['driveMinutes', [180, 240, 270, 300, 360]],
  ['breakMinutes', [15, 30, 45, 60]],
  ['restMinutes', [480, 540, 600, 660, 720]],
  ['maxShiftMinutes', [null, 480, 540, 600, 660, 720]],
  ['maxWeekMinutes', [null, 2_400, 2_880, 3_360, 3_600]],
];
const NO_LIMIT = 'none';
const toClock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

type HoursRulesProps = { isDisabled: boolean; onSaved: () => void };

/** Driving limits, breaks and rests of drivers. Changes are saved immediately. */
export function HoursRules({ isDisabled, onSaved }: HoursRulesProps) {
  const rules = useQuery(hoursRules.query());
  return (
    <Stack gap="3">
      <Heading as="h3" textStyle="md">
        <FormattedMessage {...messages.title} />
      </Heading>
      <QueryContent query={rules} size="inline">
        {(current) => (
          <Stack gap="3">
            {CHOICES.map(([rule, choices]) => (
              <HoursRule
                key={rule}
                rule={rule}
                value={current[rule]}
                choices={choices}
                isDisabled={isDisabled}
                onSaved={onSaved}
              />
            ))}
          </Stack>
        )}
      </QueryContent>
    </Stack>
  );
}

type HoursRuleProps = HoursRulesProps & { rule: Rule; value: number | null; choices: readonly (number | null)[] };

function HoursRule({ rule, value, choices, isDisabled, onSaved }: HoursRuleProps) {
  const formatMessage = useFormatMessage();
  const update = useMutation(hoursRules.update());
  const save = (chosen: string) =>
    update.mutate({ [rule]: chosen === NO_LIMIT ? null : Number(chosen) }, { onSuccess: onSaved });
  const displayed = update.isPending ? update.variables[rule] : value;
  const all = choices.includes(value) ? choices : [...choices, value];
  return (
    <Flex gap="3" align="center" wrap="wrap" justify="space-between">
      <Text flex="1 1 16rem">
        <FormattedMessage {...ruleMessages[rule]} />
      </Text>
      <Box w="32">
        <Select
          controlSize="sm"
          aria-label={formatMessage(ruleMessages[rule])}
          disabled={isDisabled || update.isPending}
          value={String(displayed ?? NO_LIMIT)}
          onChange={(event) => save(event.target.value)}
        >
          {all.map((minutes) => (
            <option key={minutes} value={minutes ?? NO_LIMIT}>
              {minutes === null
                ? formatMessage(messages.none)
                : formatMessage(withValues(messages.hours, { hours: toClock(minutes) }))}
            </option>
          ))}
        </Select>
      </Box>
    </Flex>
  );
}
