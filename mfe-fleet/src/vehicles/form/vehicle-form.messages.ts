import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  edit: { id: 'fleet.vehicleForm.edit', defaultMessage: 'Edit {plate}' },
  vehicle: { id: 'fleet.vehicleForm.vehicle', defaultMessage: 'Vehicle {plate}' },
  editDraft: { id: 'fleet.vehicleForm.editDraft', defaultMessage: 'Vehicle draft' },
  create: { id: 'fleet.vehicleForm.create', defaultMessage: 'Create vehicle' },
  save: { id: 'fleet.vehicleForm.save', defaultMessage: 'Save vehicle' },
  missing: {
    id: 'fleet.vehicleForm.missing',
    defaultMessage: 'Still missing before the draft can become a vehicle: {fields}',
  },
  draftNotFound: { id: 'fleet.vehicleForm.draftNotFound', defaultMessage: 'Draft not found' },
  draftNotFoundText: {
    id: 'fleet.vehicleForm.draftNotFoundText',
    defaultMessage: 'It was deleted, became a vehicle, or belongs to another organization.',
  },
});

export const steps = defineMessages({
  characteristics: { id: 'fleet.vehicleForm.characteristics', defaultMessage: 'Vehicle characteristics' },
  cargo: { id: 'fleet.vehicleForm.cargo', defaultMessage: 'Cargo parameters' },
  documents: { id: 'fleet.vehicleForm.documents', defaultMessage: 'Documents' },
});

export const characteristicsMessages = defineMessages({
  identity: { id: 'fleet.vehicleForm.identity', defaultMessage: 'Identity' },
  build: { id: 'fleet.vehicleForm.build', defaultMessage: 'Make' },
  buildHelp: {
    id: 'fleet.vehicleForm.buildHelp',
    defaultMessage: 'Can’t find an entry? Type its name and choose “Add”.',
  },
  engine: { id: 'fleet.vehicleForm.engine', defaultMessage: 'Engine and chassis' },
  notes: { id: 'fleet.vehicleForm.notes', defaultMessage: 'Notes' },
  licenseClass: { id: 'fleet.vehicleForm.licenseClass', defaultMessage: 'One class, such as C or CE' },
  licenseClassHelp: {
    id: 'fleet.vehicleForm.licenseClassHelp',
    defaultMessage: 'Empty: that of the vehicle type',
  },
  vinHelp: { id: 'fleet.vehicleForm.vinHelp', defaultMessage: '17 characters, on the registration certificate' },
  trackingHelp: { id: 'fleet.vehicleForm.trackingHelp', defaultMessage: 'Number of the tracker in the vehicle' },
  trackingAppUnknown: { id: 'fleet.vehicleForm.trackingAppUnknown', defaultMessage: 'Not specified' },
  trackingAppHelp: {
    id: 'fleet.vehicleForm.trackingAppHelp',
    defaultMessage: 'Apps send speeds in different units. OsmAnd and GPSLogger need this setting.',
  },
  weightHelp: { id: 'fleet.vehicleForm.weightHelp', defaultMessage: 'Unladen weight' },
  vin: { id: 'fleet.vehicleForm.wrong.vin', defaultMessage: 'A VIN has 17 digits and letters, none of them I, O or Q' },
  year: { id: 'fleet.vehicleForm.wrong.year', defaultMessage: 'Enter a year from {min} to {max}' },
});

export const typeMessages = defineMessages({
  title: { id: 'fleet.vehicleForm.newType', defaultMessage: 'New vehicle type' },
  add: { id: 'fleet.vehicleForm.addType', defaultMessage: 'Add type' },
  name: { id: 'fleet.vehicleForm.typeName', defaultMessage: 'Name' },
  averageSpace: { id: 'fleet.vehicleForm.averageSpace', defaultMessage: 'Average space' },
  maxWeight: { id: 'fleet.vehicleForm.maxWeight', defaultMessage: 'Max weight' },
});

export const cargoMessages = defineMessages({
  load: { id: 'fleet.vehicleForm.what', defaultMessage: 'Load' },
  body: { id: 'fleet.vehicleForm.body', defaultMessage: 'Cargo body' },
  bodyHelp: { id: 'fleet.vehicleForm.bodyHelp', defaultMessage: 'Inside measurements.' },
  floorHelp: { id: 'fleet.vehicleForm.floorHelp', defaultMessage: 'Empty: that of the vehicle type.' },
  spaceHelp: {
    id: 'fleet.vehicleForm.spaceHelp',
    defaultMessage: '{share}% of the actual space. Enter a different value to override it.',
  },
  useComputed: { id: 'fleet.vehicleForm.useComputed', defaultMessage: 'Use calculated {space}' },
  planning: { id: 'fleet.vehicleForm.planning', defaultMessage: 'Planning' },
  planningHelp: {
    id: 'fleet.vehicleForm.planningHelp',
    defaultMessage: 'Used when trips are planned for your vehicles.',
  },
  homeHelp: {
    id: 'fleet.vehicleForm.homeHelp',
    defaultMessage: 'Where it starts and returns to after its last trip',
  },
  fixedCostHelp: {
    id: 'fleet.vehicleForm.fixedCostHelp',
    defaultMessage: 'What it costs to use the vehicle, besides kilometres and hours',
  },
  kmCostHelp: { id: 'fleet.vehicleForm.kmCostHelp', defaultMessage: 'Leave empty to use the rate of the plan' },
  loadingHelp: { id: 'fleet.vehicleForm.loadingHelp', defaultMessage: 'How freight is loaded.' },
  tooLong: { id: 'fleet.vehicleForm.wrong.tooLong', defaultMessage: 'At most {metres} m ({feet} ft)' },
});

export const documentMessages = defineMessages({
  photos: { id: 'fleet.vehicleForm.photos', defaultMessage: 'Photos' },
  photosHelp: {
    id: 'fleet.vehicleForm.photosHelp',
    defaultMessage: 'Large photos are resized. The front photo is shown in the list.',
  },
  papers: { id: 'fleet.vehicleForm.papers', defaultMessage: 'Documents' },
  papersHelp: {
    id: 'fleet.vehicleForm.papersHelp',
    defaultMessage: 'We’ll remind you 30 days before a document expires.',
  },
  expiryOf: { id: 'fleet.vehicleForm.expiryOf', defaultMessage: '{document}, expiry date' },
  view: { id: 'fleet.vehicleForm.view', defaultMessage: 'View' },
  viewOf: { id: 'fleet.vehicleForm.viewOf', defaultMessage: 'View: {document}' },
});

export const fileTaskMessages = defineMessages({
  title: { id: 'fleet.vehicleForm.sending', defaultMessage: 'Photos and documents' },
  progress: { id: 'fleet.vehicleForm.sent', defaultMessage: '{done} of {total} done' },
  filesFailed: {
    id: 'fleet.vehicleForm.kept',
    defaultMessage:
      'Everything else is saved. Retry the failed files, or go back to the form and choose different ones.',
  },
  pending: { id: 'fleet.vehicleForm.waiting', defaultMessage: 'Waiting' },
  running: { id: 'fleet.vehicleForm.running', defaultMessage: 'Uploading' },
  done: { id: 'fleet.vehicleForm.done', defaultMessage: 'Done' },
  retry: { id: 'fleet.vehicleForm.again', defaultMessage: 'Retry' },
  back: { id: 'fleet.vehicleForm.back', defaultMessage: 'Back to the form' },
  skip: { id: 'fleet.vehicleForm.goOn', defaultMessage: 'Skip failed files' },
});
