import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { DriverHoursRules } from 'shared-contracts/trips/driver-hours';
import type { DrivingSettings, SuggestInput, Suggestions } from 'shared-contracts/trips/planner';
import { DAY, HOUR } from 'shared-contracts/values/time';
import { DEFAULT_DRIVER_HOURS, DEFAULT_DRIVING, DEFAULT_MAX_SHIFT } from 'shared-contracts/values/trips/plans';
import { Box, EmptyState, ErrorState, Flex, Skeleton, Stack, VisuallyHidden } from 'shared-ui';
import { Form, SubmitButton } from 'shared-ui/form';
import { DateTimeField } from 'shared-ui/picker';
import { number, object, type ObjectSchema } from 'yup';
import { planningMutations, planningQueries } from '../planning.api.ts';
import { messages } from './automatic-plan.messages.ts';
import { DrivingFields, drivingSchema } from './driving-fields.tsx';
import { FleetFields, type FleetForm, fleetSchema } from './fleet-fields.tsx';
import { Improvement } from './improvement.tsx';
import { PlanningBoard } from '../board/planning-board.tsx';

const DEFAULT_HORIZON = 3 * DAY;

type ImprovedPlan = { plan: Suggestions; usedAt: number };
const NO_ORDERS: readonly string[] = [];
type PlanForm = { horizon: number; driving: DrivingSettings; fleet: FleetForm };
const schema: ObjectSchema<PlanForm> = object({
  horizon: number().integer().required(),
  driving: drivingSchema,
  fleet: fleetSchema,
});
const toInput = ({ horizon, driving, fleet: { target, ...fleet } }: PlanForm): SuggestInput => ({
  horizon,
  driving,
  ...(target === 'fleet' && { fleet }),
});
/** Three days from now, rounded up to the full hour. Drivers take the breaks of the organization. */
const getDefaults = ({ driveMinutes, breakMinutes, restMinutes }: DriverHoursRules): PlanForm => ({
  horizon: Math.ceil((Date.now() / 1_000 + DEFAULT_HORIZON) / HOUR) * HOUR,
  driving: { ...DEFAULT_DRIVING, driveMinutes, breakMinutes, restMinutes },
  fleet: {
    target: 'types',
    homeId: null,
    isOpenEnd: false,
    usesSpareDrivers: true,
    maxShiftMinutes: DEFAULT_MAX_SHIFT,
  },
});

/** Suggests trips for orders with a pickup until the horizon. */
export function AutomaticPlan() {
  const rules = useQuery(planningQueries.hoursRules());
  if (rules.isPending) return <PlanningSkeleton />;
  // Without rules, the form starts with the defaults.
  return <LoadedPlan rules={rules.data ?? DEFAULT_DRIVER_HOURS} />;
}

function LoadedPlan({ rules }: { rules: DriverHoursRules }) {
  const [initialValues] = useState(() => getDefaults(rules));
  const [improved, setImproved] = useState<ImprovedPlan>();
  const [takenOrderIds, setTakenOrderIds] = useState(NO_ORDERS);
  const suggest = useMutation(planningMutations.suggest());
  const requestSuggestions = async (values: PlanForm) => {
    // `SuggestionsResult` shows the error.
    setImproved(undefined);
    await suggest.mutateAsync(toInput(values)).catch(() => undefined);
  };
  return (
    <Flex direction="column" gap="4" flex="1" minH="0">
      <Form schema={schema} initialValues={initialValues} onSubmit={requestSuggestions}>
        <Flex gap="3" align="flex-start" wrap="wrap">
          <Box w={{ base: 'full', sm: '22rem' }}>
            <DateTimeField name="horizon" label={messages.horizon} help={messages.horizonHelp} />
          </Box>
          <SubmitButton label={messages.suggest} mt={{ sm: '6' }} />
        </Flex>
        <FleetFields />
        <DrivingFields />
      </Form>
      <Improvement
        input={suggest.data ? suggest.variables : null}
        onUse={(plan, taken) => {
          setTakenOrderIds(taken);
          setImproved({ plan, usedAt: Date.now() });
        }}
        onAdded={(orderId) => setTakenOrderIds((taken) => [...taken, orderId])}
      />
      {improved ? (
        <PlanningBoard key={improved.usedAt} suggestions={improved.plan} takenOrderIds={takenOrderIds} />
      ) : (
        <SuggestionsResult
          key={suggest.submittedAt}
          suggest={suggest}
          takenOrderIds={takenOrderIds}
          onRetry={() => suggest.variables && suggest.mutate(suggest.variables)}
        />
      )}
    </Flex>
  );
}

type SuggestionsResultProps = {
  suggest: { isPending: boolean; error: Error | null; data: Suggestions | undefined };
  takenOrderIds: readonly string[];
  onRetry: () => void;
};

function SuggestionsResult({ suggest: { isPending, error, data }, takenOrderIds, onRetry }: SuggestionsResultProps) {
  if (isPending) return <PlanningSkeleton />;
  if (error) return <ErrorState error={error} title={messages.failed} onRetry={onRetry} />;
  if (!data) return <EmptyState icon="compass" title={messages.start} text={messages.startText} />;
  if (data.suggestions.length === 0 && data.unplaced.length === 0)
    return <EmptyState title={messages.none} text={messages.noneText} />;
  return <PlanningBoard suggestions={data} takenOrderIds={takenOrderIds} />;
}

const PlanningSkeleton = () => (
  <Stack gap="3" aria-busy>
    <VisuallyHidden role="status">
      <FormattedMessage {...messages.planning} />
    </VisuallyHidden>
    <Flex gap="3" wrap="wrap">
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton key={key} h="15rem" flex="1 1 14rem" borderRadius="md" />
      ))}
    </Flex>
  </Stack>
);
