import { useCallback, useRef, useState } from 'react';
import { DELIVERED_CARGO_LIMITS, PROOF_LIMITS } from 'shared-contracts/values/field-limits';
import { array, number, object, type ObjectSchema, string } from 'yup';
import { Box, withValues, Flex, Heading, Text } from 'shared-ui';
import type { FileValue } from 'shared-ui/files';
import { fieldMessages, NumberField, TextField, useFormValue } from 'shared-ui/form';
import { FormDialog, ReasonDialog } from 'shared-ui/form-dialog';
import type { ProjectedOrder } from './trip-projection.rules.ts';
import { type CargoRow, toCargoRows, isShort, toDeliveredCargos } from './delivery.rules.ts';
import { deliveryMessages as messages } from './driving.messages.ts';
import { PhotoFields, photosSchema, toPhotoProofs } from './photo-fields.tsx';
import { type SignaturePadHandle, SignaturePad } from './signature-pad.tsx';
import type { ProofImage, DriverOutbox } from './use-driver-outbox.ts';
import { formatOrderNumber } from 'shared-contracts/values/orders/order-number';

export type OrderDialogProps = {
  projectedOrders: readonly ProjectedOrder[];
  outbox: DriverOutbox;
  onClose: () => void;
};
/** `order`: the id of the order of the cargo. */
type OrderCargoRow = CargoRow & { order: string };
type Delivery = { cargos: OrderCargoRow[]; photos: FileValue[]; signedBy: string | null };

const rowSchema: ObjectSchema<OrderCargoRow> = object({
  order: string().required(),
  cargoId: string().required(),
  name: string().required(),
  total: number().required(),
  quantity: number()
    .nullable()
    .default(null)
    .required()
    .integer()
    .min(0)
    .when('total', ([total], schema) => schema.max(total)),
  reason: string()
    .trim()
    .max(DELIVERED_CARGO_LIMITS.shortageReason)
    .nullable()
    .default(null)
    .test('reason', fieldMessages.required, (reason, { parent }) => Boolean(reason) || !isShort(parent as CargoRow)),
});
const createSchema = (hasDrawn: boolean): ObjectSchema<Delivery> =>
  object({
    cargos: array().of(rowSchema).required(),
    photos: photosSchema(),
    signedBy: string()
      .trim()
      .max(PROOF_LIMITS.signedBy)
      .nullable()
      .default(null)
      .test('signedBy', fieldMessages.required, (name) => Boolean(name) || !hasDrawn),
  });

function CargoFields({ path }: { path: string }) {
  const [row] = useFormValue<CargoRow>(path);
  return (
    <Box as="li" py="3" borderBottomWidth="1px" borderColor="border.subtle">
      <Text fontWeight="semibold" mb="2">
        {row.name}
      </Text>
      <NumberField
        name={`${path}.quantity`}
        label={withValues(messages.deliveredOf, { total: row.total })}
        decimals={0}
      />
      {row.quantity !== null && isShort(row) && (
        <Box mt="3">
          <TextField name={`${path}.reason`} label={messages.reason} />
        </Box>
      )}
    </Box>
  );
}

function SignatureFields({
  onReady,
  onDrawnChange,
}: {
  onReady: (pad: SignaturePadHandle) => void;
  onDrawnChange: (hasDrawn: boolean) => void;
}) {
  const [name] = useFormValue<string | null>('signedBy');
  return (
    <Flex direction="column" gap="3">
      <SignaturePad typedName={name ?? ''} onReady={onReady} onDrawnChange={onDrawnChange} />
      <TextField name="signedBy" label={messages.signedBy} />
    </Flex>
  );
}

/** Cargo unloaded at the current drop; that of the whole order if it is the only drop. */
const listUnloaded = ({ order, visit, hasSeveralDrops }: ProjectedOrder) =>
  hasSeveralDrops && visit ? visit.items : order.cargoItems;

function getDeliveryEvent({ transitions, isShort: wasShort }: ProjectedOrder, cargos: readonly CargoRow[]) {
  if (transitions.some(({ event }) => event === 'finishDrop')) return 'finishDrop';
  return wasShort || cargos.some(isShort) ? 'deliverPart' : 'deliver';
}

const getTitle = ([first, ...others]: readonly ProjectedOrder[]) =>
  others.length > 0
    ? withValues(messages.titleOfMany, { count: others.length + 1 })
    : withValues(messages.title, { number: first ? formatOrderNumber(first.order) : '' });

/** Records the delivered quantities of all orders at a drop, with one photo and signature. */
export function DeliveryDialog({ projectedOrders, outbox, onClose }: OrderDialogProps) {
  const padRef = useRef<SignaturePadHandle>(null);
  const [hasDrawn, setHasDrawn] = useState(false);
  const storePad = useCallback((pad: SignaturePadHandle) => {
    padRef.current = pad;
  }, []);
  const [initialValues] = useState((): Delivery => ({
    cargos: projectedOrders.flatMap((projectedOrder) =>
      toCargoRows(listUnloaded(projectedOrder)).map((row) => ({ ...row, order: projectedOrder.order.id })),
    ),
    photos: [null],
    signedBy: null,
  }));
  const submit = async ({ cargos, photos, signedBy }: Delivery) => {
    const blob = signedBy ? await padRef.current?.toImage() : null;
    const toImages = (orderNumber: string): ProofImage[] => [
      ...toPhotoProofs(photos),
      ...(blob && signedBy ? [{ kind: 'signature' as const, blob, name: `${orderNumber}.png`, signedBy }] : []),
    ];
    await outbox.recordReports(
      projectedOrders.map((projectedOrder) => {
        const { order, visit, hasSeveralDrops } = projectedOrder;
        const rows = cargos.filter((row) => row.order === order.id);
        const delivered = toDeliveredCargos(rows, hasSeveralDrops ? visit?.stop : undefined);
        return {
          projectedOrder,
          event: getDeliveryEvent(projectedOrder, rows),
          details: { ...(delivered.length > 0 && { delivered }) },
          images: toImages(order.number),
        };
      }),
    );
  };
  return (
    <FormDialog
      title={getTitle(projectedOrders)}
      width={500}
      schema={createSchema(hasDrawn)}
      initialValues={initialValues}
      submitLabel={messages.submit}
      onSubmit={submit}
      onClose={onClose}
    >
      {projectedOrders.map(({ order }) => (
        <Box key={order.id} as="section" aria-label={formatOrderNumber(order)}>
          {projectedOrders.length > 1 && (
            <Heading as="h3" textStyle="md">
              {formatOrderNumber(order)}
            </Heading>
          )}
          <Box as="ul">
            {initialValues.cargos.map(
              (row, i) => row.order === order.id && <CargoFields key={row.cargoId} path={`cargos.${i}`} />,
            )}
          </Box>
        </Box>
      ))}
      <PhotoFields />
      <SignatureFields onReady={storePad} onDrawnChange={setHasDrawn} />
    </FormDialog>
  );
}

const numbersOf = (projectedOrders: readonly ProjectedOrder[]) =>
  projectedOrders.map(({ order }) => formatOrderNumber(order)).join(', ');

export const FailureDialog = ({ projectedOrders, outbox, onClose }: OrderDialogProps) => (
  <ReasonDialog
    title={withValues(messages.failed, { number: numbersOf(projectedOrders) })}
    label={messages.failureReason}
    submitLabel={messages.submitFailure}
    onSubmit={(reason) =>
      outbox.recordReports(
        projectedOrders.map((projectedOrder) => ({ projectedOrder, event: 'failDelivery', details: { reason } })),
      )
    }
    onClose={onClose}
  />
);

const photoSchema = object({
  photos: photosSchema().test(
    'photos',
    (photos, { createError }) =>
      photos.some(Boolean) || createError({ path: 'photos.0', message: fieldMessages.required }),
  ),
});

export const PhotoDialog = ({ projectedOrders, outbox, onClose }: OrderDialogProps) => (
  <FormDialog
    title={withValues(messages.photoOf, { number: numbersOf(projectedOrders) })}
    width={500}
    schema={photoSchema}
    initialValues={{ photos: [null] }}
    submitLabel={messages.savePhoto}
    onSubmit={({ photos }) =>
      outbox.recordReports(
        projectedOrders.map((projectedOrder) => ({ projectedOrder, event: null, images: toPhotoProofs(photos) })),
      )
    }
    onClose={onClose}
  >
    <PhotoFields />
  </FormDialog>
);
