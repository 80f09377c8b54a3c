import { useMutation, useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useCan } from 'shared-auth';
import type { AssignmentRules } from 'shared-contracts/trips/assignment-rules';
import type { Access } from 'shared-contracts/values/identity/access';
import {
  ASSIGNMENT_CHECKS,
  ASSIGNMENT_EFFECTS,
  type AssignmentCheck,
} from 'shared-contracts/values/trips/assignment-rules';
import { Box, Flex, QueryContent, Select, Stack, Text, useFormatMessage } from 'shared-ui';
import { Dialog, DialogBody } from 'shared-ui/overlays';
import { assignmentRules } from './assignment-rules.api.ts';
import { HoursRules } from './hours-rules.tsx';
import { checkMessages, effectMessages, messages } from './assignment-rules.messages.ts';

const WRITE: Access = { model: 'organizationOwner', action: 'write' };

type AssignmentRulesDialogProps = {
  /** Problems of trips may be others now. */
  onSaved: () => void;
  onClose: () => void;
};

/** Rules that warn or block when a vehicle or driver is assigned. Changes are saved immediately. */
export function AssignmentRulesDialog({ onSaved, onClose }: AssignmentRulesDialogProps) {
  const rules = useQuery(assignmentRules.query());
  const canWrite = useCan(WRITE);
  return (
    <Dialog title={messages.title} width={600} onClose={onClose}>
      <DialogBody>
        <Stack gap="4" pb="4">
          <Text color="fg.muted">
            <FormattedMessage {...(canWrite ? messages.help : messages.readOnly)} />
          </Text>
          <QueryContent query={rules}>
            {(current) => (
              <Stack gap="3">
                {ASSIGNMENT_CHECKS.map((check) => (
                  <Rule key={check} check={check} rules={current} isDisabled={!canWrite} onSaved={onSaved} />
                ))}
              </Stack>
            )}
          </QueryContent>
          <HoursRules isDisabled={!canWrite} onSaved={onSaved} />
        </Stack>
      </DialogBody>
    </Dialog>
  );
}

type RuleProps = { check: AssignmentCheck; rules: AssignmentRules; isDisabled: boolean; onSaved: () => void };

function Rule({ check, rules, isDisabled, onSaved }: RuleProps) {
  const formatMessage = useFormatMessage();
  const update = useMutation(assignmentRules.update());
  const save = (effect: string) => update.mutate({ [check]: effect }, { onSuccess: onSaved });
  return (
    <Flex gap="3" align="center" wrap="wrap" justify="space-between">
      <Text flex="1 1 16rem">
        <FormattedMessage {...checkMessages[check]} />
      </Text>
      <Box w="32">
        <Select
          controlSize="sm"
          aria-label={formatMessage(checkMessages[check])}
          disabled={isDisabled || update.isPending}
          value={update.isPending ? update.variables[check] : rules[check]}
          onChange={(event) => save(event.target.value)}
        >
          {ASSIGNMENT_EFFECTS.map((effect) => (
            <option key={effect} value={effect}>
              {formatMessage(effectMessages[effect])}
            </option>
          ))}
        </Select>
      </Box>
    </Flex>
  );
}
