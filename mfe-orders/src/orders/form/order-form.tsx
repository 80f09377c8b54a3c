import { useMemo, useState } from 'react';
import type { OrderInput } from 'shared-contracts/orders';
import { StepForm, type Step } from 'shared-ui/form';
import { CargoStep } from './cargo-step.tsx';
import { DraftKeeper } from './draft-keeper.tsx';
import { GeneralStep } from './general-step.tsx';
import { KnownContext, type Known, type KnownRow } from './known.tsx';
import { LocationStep } from './location-step.tsx';
import { messages, steps as titles } from './order-form.messages.ts';
import { codes } from './order-refusals.messages.ts';
import { orderSchema, savedOrderSchema } from './order.schema.ts';
import { ScheduleStep } from './schedule-step.tsx';
import { useKeeping } from './use-keeping.ts';

const STEPS: readonly Step[] = [
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
  /** None for a new order, of which a draft is kept. */
  id?: string;
  initial: Partial<OrderInput>;
  initialKnown: Known;
};

export function OrderForm({ id, initial, initialKnown }: OrderFormProps) {
  const { isSaved, save, send } = useKeeping(id);
  const [known, setKnown] = useState(initialKnown);
  const memory = useMemo(
    () => ({
      known,
      remember: (of: string, row: KnownRow) => setKnown((before) => ({ ...before, [of]: { ...before[of], ...row } })),
    }),
    [known],
  );
  const steps = STEPS.map((step) => ({
    ...step,
    content: (
      <>
        {step.content}
        {!id && <DraftKeeper isSaved={isSaved} />}
      </>
    ),
  }));
  return (
    <KnownContext value={memory}>
      <StepForm
        schema={orderSchema}
        saveSchema={savedOrderSchema}
        codes={codes}
        initial={initial}
        steps={steps}
        submit={messages.submit}
        onSubmit={send}
        onSave={save}
        leaveText={id ? undefined : messages.draftKept}
      />
    </KnownContext>
  );
}
