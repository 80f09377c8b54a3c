import type { TripRow } from 'shared-contracts/trips/trips';
import type { TripAction } from 'shared-contracts/values/trips/trip-stages';
import { Skeleton, lazyDialog } from 'shared-ui';
import type { BulkAction } from 'shared-ui/list';
import { DialogBody } from 'shared-ui/overlays';
import { bulkMessages } from './trip-list.messages.ts';
import { fieldErrorMessages, errorMessages } from '../trip-errors.messages.ts';
import { describeStageResult, hasStageChanged } from '../trip-notices.ts';
import { tripRequests, tripQueries } from '../trips.api.ts';
import { actionLabels } from '../trips.messages.ts';

const BulkCancelForm = lazyDialog(
  () => import('./bulk-cancel.tsx').then((module) => module.BulkCancelForm),
  <DialogBody>
    <Skeleton h="12" />
  </DialogBody>,
);

const BulkCompleteForm = lazyDialog(
  () => import('./bulk-complete.tsx').then((module) => module.BulkCompleteForm),
  <DialogBody>
    <Skeleton h="12" />
  </DialogBody>,
);

const createBulkAction = (
  name:
    | 'submit'
    | 'assign'
    | 'start'
    | 'completeManually'
    | 'takeBack'
    | 'dissolve'
    | 'cancel'
    | 'archive'
    | 'restore'
    | 'delete',
  options: Pick<
    BulkAction<TripRow>,
    'icon' | 'description' | 'danger' | 'run' | 'resultNote' | 'hasChanged' | 'renderForm'
  >,
): BulkAction<TripRow> => ({
  label: actionLabels[name],
  appliesTo: ({ actions }) => actions.includes(name satisfies TripAction),
  invalidates: tripQueries.all,
  errorMessages: { ...errorMessages, ...fieldErrorMessages },
  ...options,
});

type RenderForm = NonNullable<BulkAction<TripRow>['renderForm']>;

/** Assigns vehicles and drivers to trips without one. @param renderForm of another feature, which suggests them */
const createAssignAction = (renderForm: RenderForm): BulkAction<TripRow> => ({
  ...createBulkAction('assign', {
    icon: 'user',
    resultNote: describeStageResult,
    hasChanged: hasStageChanged,
    renderForm,
  }),
  appliesTo: ({ actions, type, vehicle }) => actions.includes('assign') && type === 'own' && vehicle === null,
});

/** Bulk actions; `actions` of a trip tells which ones apply to it. */
const stageActions: readonly BulkAction<TripRow>[] = [
  createBulkAction('submit', {
    icon: 'send',
    description: bulkMessages.submit,
    run: ({ id }) => tripRequests.changeStage({ id, stage: 'waitingForTrip' }),
    resultNote: describeStageResult,
    hasChanged: hasStageChanged,
  }),
  createBulkAction('start', {
    icon: 'arrow-right',
    description: bulkMessages.start,
    run: ({ id }) => tripRequests.changeStage({ id, stage: 'started' }),
    resultNote: describeStageResult,
    hasChanged: hasStageChanged,
  }),
  createBulkAction('completeManually', {
    icon: 'check',
    resultNote: describeStageResult,
    hasChanged: hasStageChanged,
    renderForm: (props) => <BulkCompleteForm {...props} />,
  }),
  createBulkAction('takeBack', {
    icon: 'undo',
    description: bulkMessages.takeBack,
    run: ({ id }) => tripRequests.changeStage({ id, stage: 'saved' }),
    resultNote: describeStageResult,
    hasChanged: hasStageChanged,
  }),
  createBulkAction('dissolve', {
    icon: 'trash',
    danger: true,
    description: bulkMessages.dissolve,
    run: ({ id }) => tripRequests.dissolve(id),
  }),
  createBulkAction('cancel', {
    icon: 'close',
    danger: true,
    resultNote: describeStageResult,
    hasChanged: hasStageChanged,
    renderForm: (props) => <BulkCancelForm {...props} />,
  }),
  createBulkAction('archive', {
    icon: 'archive',
    description: bulkMessages.archive,
    run: ({ id }) => tripRequests.archive(id),
  }),
  createBulkAction('restore', {
    icon: 'undo',
    description: bulkMessages.restore,
    run: ({ id }) => tripRequests.restore(id),
  }),
  createBulkAction('delete', {
    icon: 'trash',
    danger: true,
    description: bulkMessages.delete,
    run: ({ id }) => tripRequests.delete(id),
  }),
];

/** Prints papers of the selected trips in one file. @param renderForm of another feature, which has the papers */
const createPrintAction = (renderForm: RenderForm): BulkAction<TripRow> => ({
  label: bulkMessages.print,
  icon: 'print',
  appliesTo: ({ orders }) => orders > 0,
  invalidates: ['print'],
  renderForm,
});

/** Forms of other features. */
export type BulkForms = { assign: RenderForm; print: RenderForm };

export const createBulkActions = (forms: BulkForms | undefined): readonly BulkAction<TripRow>[] =>
  forms ? [createAssignAction(forms.assign), createPrintAction(forms.print), ...stageActions] : stageActions;
