import type { VehicleFile } from 'shared-contracts/fleet/vehicles';
import { StepForm, type Concurrency, type FormStep } from 'shared-ui/form';
import type { ObjectSchema } from 'yup';
import { CargoStep } from './cargo-step.tsx';
import { CharacteristicsStep } from './characteristics-step.tsx';
import { DocumentsStep } from './documents-step.tsx';
import { FileTasksDialog } from './file-tasks-dialog.tsx';
import { useSaveVehicle } from './use-save-vehicle.ts';
import { VehicleFormProvider, type EntryNames } from './form-context.tsx';
import { MissingFieldsNote } from './missing-fields-note.tsx';
import { messages, steps as titles } from './vehicle-form.messages.ts';
import { fieldErrorMessages } from '../vehicle-errors.messages.ts';
import { draftSchema, vehicleSchema, type VehicleFormValues } from './vehicle.schema.ts';
import type { FileOwner } from '../vehicles.api.ts';

const STEPS: readonly FormStep[] = [
  {
    id: 'characteristics',
    title: titles.characteristics,
    content: <CharacteristicsStep />,
    fields: [
      'registrationPlate',
      'trackingDevice',
      'trackingApp',
      'vin',
      'vehicleTypeId',
      'licenseClass',
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
    fields: [
      'cargoTypeIds',
      'maxCarryWeight',
      'length',
      'width',
      'height',
      'effectiveSpace',
      'palletPlaces',
      'loadingMeters',
      'loadingOptions',
      'homeLocationId',
      'fixedCost',
      'kmCost',
    ],
  },
  { id: 'documents', title: titles.documents, content: <DocumentsStep />, fields: ['files', 'expiries'] },
];

const schema = vehicleSchema as unknown as ObjectSchema<VehicleFormValues>;
/** Used for "Save and continue later": a draft may lack required fields. */
const saveSchema = draftSchema as unknown as ObjectSchema<VehicleFormValues>;

type VehicleFormProps = {
  /** Undefined for a new vehicle. */
  owner?: FileOwner;
  initialValues?: Partial<VehicleFormValues>;
  names?: EntryNames;
  storedFiles?: readonly VehicleFile[];
  /** Missing fields of a draft; the form opens at the first step that has one. */
  missingFields?: readonly string[];
  concurrency?: Concurrency<VehicleFormValues> | undefined;
};

const NO_FILES: readonly VehicleFile[] = [];

/** Creates a vehicle, completes a draft or edits a vehicle in three steps. */
export function VehicleForm({
  owner,
  initialValues,
  names = {},
  storedFiles = NO_FILES,
  missingFields = [],
  concurrency,
}: VehicleFormProps) {
  const { submit, save, dialog } = useSaveVehicle(owner, storedFiles);
  const isVehicle = owner !== undefined && 'vehicleId' in owner;
  const isDraft = owner !== undefined && !isVehicle;
  const steps = STEPS.map((step) => ({
    ...step,
    content: (
      <>
        {isDraft && <MissingFieldsNote />}
        {step.content}
      </>
    ),
  }));
  const start = STEPS.find(({ fields }) => fields.some((field) => missingFields.includes(field)));
  return (
    <VehicleFormProvider names={names} storedFiles={storedFiles}>
      <StepForm
        schema={schema}
        draftSchema={saveSchema}
        errorMessages={fieldErrorMessages}
        initialValues={initialValues}
        concurrency={concurrency}
        steps={steps}
        initialStep={start?.id}
        canSubmitEarly={isVehicle}
        submitLabel={isVehicle ? messages.save : messages.create}
        onSubmit={submit}
        onSave={save}
      />
      {dialog.tasks.length > 0 && <FileTasksDialog {...dialog} />}
    </VehicleFormProvider>
  );
}
