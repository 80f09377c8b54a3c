import type { VehicleFile } from 'shared-contracts/vehicles';
import { StepForm, type Step } from 'shared-ui/form';
import type { ObjectSchema } from 'yup';
import { CargoStep } from './cargo-step.tsx';
import { CharacteristicsStep } from './characteristics-step.tsx';
import { DocumentsStep } from './documents-step.tsx';
import { FilesDialog } from './vehicle-form-files-dialog.tsx';
import { useKeeping } from './vehicle-form-keeping.ts';
import { FormKnown, type Names } from './vehicle-form-known.tsx';
import { MissingNote } from './vehicle-form-missing.tsx';
import { messages, steps as titles } from './vehicle-form.messages.ts';
import { codes } from './vehicle-refusals.messages.ts';
import { draftSchema, vehicleSchema, type VehicleForm as Values } from './vehicle.schema.ts';
import type { FileOwner } from './vehicles.api.ts';

const STEPS: readonly Step[] = [
  {
    id: 'characteristics',
    title: titles.characteristics,
    content: <CharacteristicsStep />,
    fields: [
      'registrationPlate',
      'trackingDevice',
      'vin',
      'vehicleTypeId',
      'brandId',
      'modelId',
      'year',
      'colorId',
      'engineModel',
      'enginePower',
      'fuelTypeId',
      'weight',
      'axles',
      'comment',
    ],
  },
  {
    id: 'cargo',
    title: titles.cargo,
    content: <CargoStep />,
    fields: ['cargoTypeIds', 'maxCarryWeight', 'length', 'width', 'height', 'effectiveSpace', 'loadingOptions'],
  },
  { id: 'documents', title: titles.documents, content: <DocumentsStep />, fields: ['files', 'expiries'] },
];

const schema = vehicleSchema as unknown as ObjectSchema<Values>;
/** What is saved for later is sent as a draft, which may lack what a vehicle must have. */
const savedSchema = draftSchema as unknown as ObjectSchema<Values>;

type VehicleFormProps = {
  /** What is edited; none for a new vehicle. */
  owner?: FileOwner;
  initial?: Partial<Values>;
  names?: Names;
  stored?: readonly VehicleFile[];
  /** Fields of a draft that lead to the step where it goes on. */
  missing?: readonly string[];
};

const NONE: readonly VehicleFile[] = [];

/** A vehicle in three steps: a new one, a draft that becomes one, or one that is changed. */
export function VehicleForm({ owner, initial, names = {}, stored = NONE, missing = [] }: VehicleFormProps) {
  const { submit, save, dialog } = useKeeping(owner, stored);
  const isVehicle = owner !== undefined && 'vehicleId' in owner;
  const isDraft = owner !== undefined && !isVehicle;
  const steps = STEPS.map((step) => ({
    ...step,
    content: (
      <>
        {isDraft && <MissingNote />}
        {step.content}
      </>
    ),
  }));
  const start = STEPS.find(({ fields }) => fields.some((field) => missing.includes(field)));
  return (
    <FormKnown names={names} stored={stored}>
      <StepForm
        schema={schema}
        saveSchema={savedSchema}
        codes={codes}
        initial={initial}
        steps={steps}
        start={start?.id}
        early={isVehicle}
        submit={isVehicle ? messages.save : messages.create}
        onSubmit={submit}
        onSave={save}
      />
      {dialog.rows.length > 0 && <FilesDialog {...dialog} />}
    </FormKnown>
  );
}
