import { useCallback, useMemo, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import type { OrderInput } from 'shared-contracts/orders/orders';
import { StepForm, type FormStep } from 'shared-ui/form';
import { CreateDialogHost } from './create-dialogs.tsx';
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
  /** The records referenced when the order was last loaded: they may have changed since. */
  initialRecords: ReferenceRecords;
  /** Rendered in every step, such as what saves a draft. */
  children?: ReactNode;
};

/** The steps of the order form; its parent decides how it is saved. */
export function OrderSteps({ initialRecords, children, ...form }: OrderStepsProps) {
  const [added, setAdded] = useState<ReferenceRecords>({});
  const records = useMemo(() => ({ ...initialRecords, ...added }), [initialRecords, added]);
  const latestRecords = useRef(records);
  latestRecords.current = records;
  const findRecord = useCallback((recordId: string) => latestRecords.current[recordId], []);
  const referenceData = useMemo(
    () => ({
      records,
      findRecord,
      addRecord: (recordId: string, record: ReferenceRecord) =>
        setAdded((previous) => ({
          ...previous,
          [recordId]: { ...latestRecords.current[recordId], ...previous[recordId], ...record },
        })),
    }),
    [records, findRecord],
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
      <CreateDialogHost>
        <StepForm {...form} errorMessages={orderFieldErrors} steps={steps} />
      </CreateDialogHost>
    </ReferenceDataContext>
  );
}
