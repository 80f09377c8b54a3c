import { useCallback, useRef, useState } from 'react';
import { array, mixed, number, object, type ObjectSchema, string } from 'yup';
import { Box, fill, Flex, Text } from 'shared-ui';
import { FileDropField } from 'shared-ui/file-field';
import type { FileValue } from 'shared-ui/files';
import { fieldMessages, NumberField, TextField, useFormValue } from 'shared-ui/form';
import { FormDialog, ReasonDialog } from 'shared-ui/form-dialog';
import type { OrderAhead } from './ahead.rules.ts';
import { type CargoRow, cargosOf, isShort, toldOf } from './delivery.rules.ts';
import { delivery as messages } from './driving.messages.ts';
import { type Pen, SignaturePad } from './signature-pad.tsx';
import type { Picture, Telling } from './use-telling.ts';

export type OrderDialogProps = { of: OrderAhead; tell: Telling; onClose: () => void };
type Delivery = { cargos: CargoRow[]; photo: FileValue; signedBy: string | null };

const rowSchema: ObjectSchema<CargoRow> = object({
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
    .max(1_000)
    .nullable()
    .default(null)
    .test('why', fieldMessages.required, (reason, { parent }) => Boolean(reason) || !isShort(parent as CargoRow)),
});
const schemaOf = (isDrawn: boolean): ObjectSchema<Delivery> =>
  object({
    cargos: array().of(rowSchema).required(),
    photo: mixed<NonNullable<FileValue>>().nullable().default(null),
    signedBy: string()
      .trim()
      .max(100)
      .nullable()
      .default(null)
      .test('who', fieldMessages.required, (name) => Boolean(name) || !isDrawn),
  });

const photoOf = (photo: FileValue): Picture[] =>
  photo instanceof File ? [{ kind: 'photo', blob: photo, name: photo.name }] : [];

function Cargo({ path }: { path: string }) {
  const [row] = useFormValue<CargoRow>(path);
  return (
    <Box as="li" py="3" borderBottomWidth="1px" borderColor="border.subtle">
      <Text fontWeight="semibold" mb="2">
        {row.name}
      </Text>
      <NumberField name={`${path}.quantity`} label={fill(messages.arrived, { total: row.total })} decimals={0} />
      {row.quantity !== null && isShort(row) && (
        <Box mt="3">
          <TextField name={`${path}.reason`} label={messages.reason} />
        </Box>
      )}
    </Box>
  );
}

function Signed({ onPen, onDrawn }: { onPen: (pen: Pen) => void; onDrawn: (isDrawn: boolean) => void }) {
  const [name] = useFormValue<string | null>('signedBy');
  return (
    <Flex direction="column" gap="3">
      <SignaturePad typed={name ?? ''} onPen={onPen} onDrawn={onDrawn} />
      <TextField name="signedBy" label={messages.signedBy} />
    </Flex>
  );
}

/** At the last drop: how much arrived of each cargo, and what proves it. */
export function DeliveryDialog({ of: { order }, tell, onClose }: OrderDialogProps) {
  const pen = useRef<Pen>(null);
  const [isDrawn, setDrawn] = useState(false);
  const keep = useCallback((one: Pen) => {
    pen.current = one;
  }, []);
  const [initial] = useState((): Delivery => ({ cargos: cargosOf(order), photo: null, signedBy: null }));
  const submit = async ({ cargos, photo, signedBy }: Delivery) => {
    const blob = signedBy ? await pen.current?.picture() : null;
    const signature: Picture[] =
      blob && signedBy ? [{ kind: 'signature', blob, name: `${order.number}.png`, signedBy }] : [];
    await tell.proved(order, cargos.some(isShort) ? 'deliverPart' : 'deliver', { delivered: toldOf(cargos) }, [
      ...photoOf(photo),
      ...signature,
    ]);
  };
  return (
    <FormDialog
      title={fill(messages.title, { number: order.number })}
      width={500}
      schema={schemaOf(isDrawn)}
      initial={initial}
      submit={messages.submit}
      onSubmit={submit}
      onClose={onClose}
    >
      <Box as="ul">
        {initial.cargos.map(({ cargoId }, i) => (
          <Cargo key={cargoId} path={`cargos.${i}`} />
        ))}
      </Box>
      <FileDropField name="photo" label={messages.photo} kinds={['JPEG', 'PNG']} size="custom" camera shrinks />
      <Signed onPen={keep} onDrawn={setDrawn} />
    </FormDialog>
  );
}

export const FailureDialog = ({ of: { order }, tell, onClose }: OrderDialogProps) => (
  <ReasonDialog
    title={fill(messages.failed, { number: order.number })}
    label={messages.why}
    submit={messages.tell}
    onSubmit={(reason) => tell.event(order, 'failDelivery', { reason })}
    onClose={onClose}
  />
);

const photoSchema = object({ photo: mixed<NonNullable<FileValue>>().required() });

export const PhotoDialog = ({ of: { order }, tell, onClose }: OrderDialogProps) => (
  <FormDialog
    title={fill(messages.photoOf, { number: order.number })}
    width={500}
    schema={photoSchema}
    initial={{}}
    submit={messages.savePhoto}
    onSubmit={({ photo }) => tell.proved(order, null, {}, photoOf(photo))}
    onClose={onClose}
  >
    <FileDropField name="photo" label={messages.photo} kinds={['JPEG', 'PNG']} camera shrinks />
  </FormDialog>
);
