import { defineMessages } from 'react-intl';
import type { WorkOrderKind, WorkOrderStatus } from 'shared-contracts/values/fleet/work-orders';

/** Field labels of vehicles that only some have, and of work orders. */
export const maintenanceFields = defineMessages({
  trackingApp: { id: 'admin.audit.field.trackingApp', defaultMessage: 'Tracking app' },
  homeLocationId: { id: 'admin.audit.field.homeLocationId', defaultMessage: 'Home location' },
  fixedCost: { id: 'admin.audit.field.fixedCost', defaultMessage: 'Fixed cost' },
  kmCost: { id: 'admin.audit.field.kmCost', defaultMessage: 'Cost per km' },
  odometer: { id: 'admin.audit.field.odometer', defaultMessage: 'Odometer' },
  engineHours: { id: 'admin.audit.field.engineHours', defaultMessage: 'Engine hours' },
  liveLink: { id: 'admin.audit.field.liveLink', defaultMessage: 'Live link' },
  defects: { id: 'admin.audit.field.defects', defaultMessage: 'Defects' },
  title: { id: 'admin.audit.field.title', defaultMessage: 'Title' },
  workshop: { id: 'admin.audit.field.workshop', defaultMessage: 'Workshop' },
  serviceIntervalId: { id: 'admin.audit.field.serviceIntervalId', defaultMessage: 'Service' },
  cost: { id: 'admin.audit.field.cost', defaultMessage: 'Cost' },
  lines: { id: 'admin.audit.field.lines', defaultMessage: 'Lines' },
  outFrom: { id: 'admin.audit.field.outFrom', defaultMessage: 'Out of service from' },
  outTo: { id: 'admin.audit.field.outTo', defaultMessage: 'Out of service until' },
});

export const workOrderKinds = defineMessages<WorkOrderKind>({
  fault: { id: 'admin.audit.choice.workOrders.fault', defaultMessage: 'Fault' },
  plan: { id: 'admin.audit.choice.workOrders.plan', defaultMessage: 'Planned' },
});

export const workOrderStatuses = defineMessages<WorkOrderStatus>({
  open: { id: 'admin.audit.choice.workOrders.open', defaultMessage: 'Open' },
  inProgress: { id: 'admin.audit.event.inProgress', defaultMessage: 'In progress' },
  done: { id: 'admin.audit.event.done', defaultMessage: 'Completed' },
  cancelled: { id: 'admin.audit.event.cancelled', defaultMessage: 'Cancelled' },
});
