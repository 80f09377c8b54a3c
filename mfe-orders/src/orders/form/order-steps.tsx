import { useMemo, useState, type ComponentProps, type ReactNode } from 'react';
import type { OrderInput } from 'shared-contracts/orders/orders';
import { StepForm, type FormStep } from 'shared-ui/form';
import { CargoStep } from './cargo-step.tsx';
import { GeneralStep } from './general-step.tsx';
import { ReferenceDataContext, type ReferenceRecords, type ReferenceRecord } from './reference-data.tsx';
import { LocationStep } from './location-step.tsx';
import { steps as titles } from './order-form.messages.ts';
import { orderFieldErrors } from '../order-errors.messages.ts';
import { ScheduleStep } from './schedule-step.tsx';

const STEPS: readonly FormStep[] = [
  {
    id: 'general',
    title: titles.general,
    content: <GeneralStep />,
    fields: [
      'reference',
      'orderTypeId',
      'partnerId',
      'contractId',
      'operationId',
      'vehicleTypeIds',
      'isFlexible',
      'isBackhaul',
      'notificationContactIds',
      'description',
    ],
  },
  {
    id: 'schedule',
    title: titles.schedule,
    content: <ScheduleStep />,
    fields: [
      'pickupFrom',
      'pickupTo',
      'deliveryFrom',
      'deliveryTo',
      'cutoffOption',
      'cutoffFrom',
      'cutoffTo',
      'loadingMinutes',
      'unloadingMinutes',
    ],
  },
  { id: 'cargo', title: titles.cargo, content: <CargoStep />, fields: ['cargoItems'] },
  { id: 'location', title: titles.location, content: <LocationStep />, fields: ['stops'] },
];

type OrderStepsProps = Omit<ComponentProps<typeof StepForm<OrderInput>>, 'steps' | 'errorMessages'> & {
  initialRecords: ReferenceRecords;
  /** Rendered in every step, such as what saves a draft. */
  children?: ReactNode;
};

/** The steps in which an order is entered; who renders them says how it is saved. */
export function OrderSteps({ initialRecords, children, ...form }: OrderStepsProps) {
  const [records, setRecords] = useState(initialRecords);
  const referenceData = useMemo(
    () => ({
      records,
      addRecord: (recordId: string, record: ReferenceRecord) =>
        setRecords((previous) => ({ ...previous, [recordId]: { ...previous[recordId], ...record } })),
    }),
    [records],
  );
  const steps = STEPS.map((step) => ({
    ...step,
    content: (
      <>
        {step.content}
        {children}
      </>
    ),
  }));
  return (
    <ReferenceDataContext value={referenceData}>
      <StepForm {...form} errorMessages={orderFieldErrors} steps={steps} />
    </ReferenceDataContext>
  );
}
