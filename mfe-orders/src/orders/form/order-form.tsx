import { useMemo, useState } from 'react';
import type { OrderInput } from 'shared-contracts/orders/orders';
import { StepForm, type Concurrency, type FormStep } from 'shared-ui/form';
import { CargoStep } from './cargo-step.tsx';
import { DraftAutosave } from './draft-autosave.tsx';
import { GeneralStep } from './general-step.tsx';
import { ReferenceDataContext, type ReferenceRecords, type ReferenceRecord } from './reference-data.tsx';
import { LocationStep } from './location-step.tsx';
import { messages, steps as titles } from './order-form.messages.ts';
import { orderFieldErrors } from '../order-errors.messages.ts';
import { orderSchema, savedOrderSchema } from './order.schema.ts';
import { ScheduleStep } from './schedule-step.tsx';
import { useSaveOrder } from './use-save-order.ts';

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

type OrderFormProps = {
  /** Undefined for a new order, whose draft is saved automatically. */
  id?: string;
  initialValues: Partial<OrderInput>;
  initialRecords: ReferenceRecords;
  concurrency?: Concurrency<OrderInput> | undefined;
};

export function OrderForm({ id, initialValues, initialRecords, concurrency }: OrderFormProps) {
  const { isSaved, save, send } = useSaveOrder(id);
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
        {!id && <DraftAutosave isSaved={isSaved} />}
      </>
    ),
  }));
  return (
    <ReferenceDataContext value={referenceData}>
      <StepForm
        schema={orderSchema}
        draftSchema={savedOrderSchema}
        errorMessages={orderFieldErrors}
        initialValues={initialValues}
        concurrency={concurrency}
        steps={steps}
        submitLabel={messages.submit}
        onSubmit={send}
        onSave={save}
        leaveText={id ? undefined : messages.draftSaved}
      />
    </ReferenceDataContext>
  );
}
