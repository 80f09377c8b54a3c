import { defineMessages } from 'react-intl';
import type { LoadingOption, VehicleFileKind, VehicleRow } from 'shared-contracts/fleet/vehicles';

/** Field labels, shared by columns, filters, the form and the vehicle's page. */
export const fields = defineMessages({
  registrationPlate: { id: 'fleet.vehicle.registrationPlate', defaultMessage: 'Registration plate' },
  trackingDevice: { id: 'fleet.vehicle.trackingDevice', defaultMessage: 'Tracking device' },
  trackingApp: { id: 'fleet.vehicle.trackingApp', defaultMessage: 'Tracking app' },
  vin: { id: 'fleet.vehicle.vin', defaultMessage: 'VIN' },
  vehicleTypeId: { id: 'fleet.vehicle.type', defaultMessage: 'Type' },
  brandId: { id: 'fleet.vehicle.brand', defaultMessage: 'Brand' },
  modelId: { id: 'fleet.vehicle.model', defaultMessage: 'Model' },
  year: { id: 'fleet.vehicle.year', defaultMessage: 'Year' },
  colorId: { id: 'fleet.vehicle.color', defaultMessage: 'Color' },
  engineModel: { id: 'fleet.vehicle.engineModel', defaultMessage: 'Engine model' },
  enginePower: { id: 'fleet.vehicle.enginePower', defaultMessage: 'Engine power' },
  fuelTypeId: { id: 'fleet.vehicle.fuelType', defaultMessage: 'Fuel type' },
  axles: { id: 'fleet.vehicle.axles', defaultMessage: 'Number of axles' },
  weight: { id: 'fleet.vehicle.weight', defaultMessage: 'Weight' },
  comment: { id: 'fleet.vehicle.comment', defaultMessage: 'Comment' },
  cargoTypeIds: { id: 'fleet.vehicle.cargoTypes', defaultMessage: 'Cargo types' },
  width: { id: 'fleet.vehicle.width', defaultMessage: 'Width' },
  height: { id: 'fleet.vehicle.height', defaultMessage: 'Height' },
  length: { id: 'fleet.vehicle.length', defaultMessage: 'Length' },
  actualSpace: { id: 'fleet.vehicle.actualSpace', defaultMessage: 'Actual space' },
  effectiveSpace: { id: 'fleet.vehicle.effectiveSpace', defaultMessage: 'Effective space' },
  maxCarryWeight: { id: 'fleet.vehicle.maxCarryWeight', defaultMessage: 'Max carry weight' },
  loadingOptions: { id: 'fleet.vehicle.loadingOptions', defaultMessage: 'Loading options' },
  homeLocationId: { id: 'fleet.vehicle.homeLocation', defaultMessage: 'Home location' },
  fixedCost: { id: 'fleet.vehicle.fixedCost', defaultMessage: 'Fixed cost' },
  licenseClass: { id: 'fleet.vehicle.licenseClass', defaultMessage: 'Licence class' },
  kmCost: { id: 'fleet.vehicle.kmCost', defaultMessage: 'Cost per km' },
  status: { id: 'fleet.vehicle.status', defaultMessage: 'Status' },
  driver: { id: 'fleet.vehicle.driver', defaultMessage: 'Driver' },
  organization: { id: 'fleet.vehicle.organization', defaultMessage: 'Organization' },
  createdAt: { id: 'fleet.vehicle.createdAt', defaultMessage: 'Created' },
});

export const statuses = defineMessages<VehicleRow['status']>({
  active: { id: 'fleet.vehicle.status.active', defaultMessage: 'Active' },
  deactivated: { id: 'fleet.vehicle.status.deactivated', defaultMessage: 'Deactivated' },
});

export const loadingOptions = defineMessages<LoadingOption>({
  rear: { id: 'fleet.vehicle.loading.rear', defaultMessage: 'Rear' },
  side: { id: 'fleet.vehicle.loading.side', defaultMessage: 'Side' },
  top: { id: 'fleet.vehicle.loading.top', defaultMessage: 'Top' },
  tailLift: { id: 'fleet.vehicle.loading.tailLift', defaultMessage: 'Tail lift' },
  crane: { id: 'fleet.vehicle.loading.crane', defaultMessage: 'Crane' },
});

/** Photos and documents. */
export const fileKinds = defineMessages<VehicleFileKind>({
  photoFront: { id: 'fleet.vehicle.file.photoFront', defaultMessage: 'Front' },
  photoRear: { id: 'fleet.vehicle.file.photoRear', defaultMessage: 'Rear' },
  photoSide: { id: 'fleet.vehicle.file.photoSide', defaultMessage: 'Side' },
  photoInside: { id: 'fleet.vehicle.file.photoInside', defaultMessage: 'Inside' },
  registrationCertificate: {
    id: 'fleet.vehicle.file.registrationCertificate',
    defaultMessage: 'Registration certificate',
  },
  revenueLicence: { id: 'fleet.vehicle.file.revenueLicence', defaultMessage: 'Revenue licence' },
  emissionReport: { id: 'fleet.vehicle.file.emissionReport', defaultMessage: 'Emission report' },
  inspectionReport: { id: 'fleet.vehicle.file.inspectionReport', defaultMessage: 'Inspection report' },
  insurance: { id: 'fleet.vehicle.file.insurance', defaultMessage: 'Insurance' },
  serviceRecord: { id: 'fleet.vehicle.file.serviceRecord', defaultMessage: 'Service record' },
  fitnessCertificate: { id: 'fleet.vehicle.file.fitnessCertificate', defaultMessage: 'Fitness certificate' },
  acvPass: { id: 'fleet.vehicle.file.acvPass', defaultMessage: 'ACV pass' },
  portPermit: { id: 'fleet.vehicle.file.portPermit', defaultMessage: 'Port permit' },
});

/** Names of products stay as they are in all languages. */
export const trackingApps = defineMessages({
  traccarClient: { id: 'fleet.vehicle.trackingApp.traccarClient', defaultMessage: 'Traccar Client' },
  osmAnd: { id: 'fleet.vehicle.trackingApp.osmAnd', defaultMessage: 'OsmAnd' },
  gpsLogger: { id: 'fleet.vehicle.trackingApp.gpsLogger', defaultMessage: 'GPSLogger' },
  ownTracks: { id: 'fleet.vehicle.trackingApp.ownTracks', defaultMessage: 'OwnTracks' },
  traccarServer: { id: 'fleet.vehicle.trackingApp.traccarServer', defaultMessage: 'Traccar server' },
  other: { id: 'fleet.vehicle.trackingApp.other', defaultMessage: 'Other tracker' },
});
