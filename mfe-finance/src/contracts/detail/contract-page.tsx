import { useMutation, useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { Can } from 'shared-auth';
import type { NamedRef } from 'shared-contracts/common';
import type { ContractDetails } from 'shared-contracts/finance/contracts';
import {
  Box,
  DescriptionItem,
  DescriptionList,
  ErrorState,
  Grid,
  Page,
  Section,
  Skeleton,
  Stack,
  withValues,
} from 'shared-ui';
import { DateOnly, Timeline } from 'shared-ui/format';
import { ReasonDialog } from 'shared-ui/form-dialog';
import { useListParams } from 'shared-ui/list';
import { type Action, Actions } from 'shared-ui/overlays';
import { useNavigate, useParams } from 'shared-ui/router';
import { WRITE_ACCESS } from '../contract-access.ts';
import { versionStatusStyles } from '../contract-status-styles.ts';
import { changedFields } from './changed-fields.ts';
import { events, messages, uses } from './contract-page.messages.ts';
import { contractMutations, contractQueries } from '../contracts.api.ts';
import { actionLabels, messages as listMessages } from '../contracts.messages.ts';
import { CopyDialog } from '../copy-dialog.tsx';
import { fields, sections } from '../fields.messages.ts';
import { LoadedContract } from '../loaded-contract.tsx';
import { ReviewNote } from './review-note.tsx';
import { ContractTrial } from './contract-trial.tsx';
import { ImportRatesDialog } from '../rates/import-rates-dialog.tsx';
import { messages as rateMessages } from '../rates/rates.messages.ts';
import { SimulationDialog } from '../simulation/simulation-dialog.tsx';
import { ContractStatuses } from '../contract-statuses.tsx';
import { TermsView } from './terms-view.tsx';
import { useContractActions } from '../use-contract-actions.ts';
import { VersionDialog } from './version-dialog.tsx';
import { VersionsSection } from './versions-section.tsx';

const TypeNames = ({ types }: { types: readonly NamedRef[] }) =>
  types.length > 0 ? types.map(({ name }) => name).join(', ') : <FormattedMessage {...messages.all} />;

const GeneralSection = ({
  contract: { partner, organization, startDate, expireDate, cargoTypes, vehicleTypes, usedBy },
}: {
  contract: ContractDetails;
}) => (
  <Section title={sections.general}>
    <DescriptionList compact>
      <DescriptionItem label={fields.partner}>{partner.name}</DescriptionItem>
      <DescriptionItem label={fields.writer}>{organization.name}</DescriptionItem>
      <DescriptionItem label={fields.startDate}>
        <DateOnly at={startDate} />
      </DescriptionItem>
      <DescriptionItem label={fields.expireDate}>
        {expireDate === null ? <FormattedMessage {...messages.noEnd} /> : <DateOnly at={expireDate} />}
      </DescriptionItem>
      <DescriptionItem label={fields.cargoTypes}>
        <TypeNames types={cargoTypes} />
      </DescriptionItem>
      <DescriptionItem label={fields.vehicleTypes}>
        <TypeNames types={vehicleTypes} />
      </DescriptionItem>
      {usedBy.length > 0 && (
        <DescriptionItem label={fields.usedBy} fullWidth>
          {usedBy.map(({ as, count }, index) => (
            <span key={as}>
              {index > 0 && ', '}
              <FormattedMessage {...withValues(uses[as], { count })} />
            </span>
          ))}
        </DescriptionItem>
      )}
    </DescriptionList>
  </Section>
);

function HistoryTimeline({ id }: { id: string }) {
  const timeline = useQuery(contractQueries.timeline(id));
  if (timeline.data)
    return (
      <Timeline
        entries={timeline.data.items}
        statusStyles={versionStatusStyles}
        eventMessages={events}
        fields={changedFields}
      />
    );
  if (timeline.isError) return <ErrorState error={timeline.error} onRetry={() => void timeline.refetch()} />;
  return <Skeleton h="16" />;
}

/** Opens the dialog from the URL. */
function ContractDialogs({ contract: { id, revision } }: { contract: ContractDetails }) {
  const { dialog, closeDialog } = useListParams();
  const reject = useMutation(contractMutations.reject());
  if (dialog?.name === 'version') return <VersionDialog id={id} number={Number(dialog.id)} onClose={closeDialog} />;
  if (dialog?.name === 'simulate') return <SimulationDialog id={id} number={Number(dialog.id)} onClose={closeDialog} />;
  if (dialog?.name === 'import')
    return (
      <Can access={WRITE_ACCESS}>
        <ImportRatesDialog id={id} onClose={closeDialog} />
      </Can>
    );
  if (dialog?.name === 'copy')
    return (
      <Can access={WRITE_ACCESS}>
        <CopyDialog id={id} onClose={closeDialog} />
      </Can>
    );
  if (dialog?.name !== 'reject') return null;
  return (
    <Can access={WRITE_ACCESS}>
      <ReasonDialog
        title={messages.rejectTitle}
        label={messages.reason}
        submitLabel={actionLabels.reject}
        onSubmit={(reason) => reject.mutateAsync({ id, revision, reason })}
        onClose={closeDialog}
      />
    </Can>
  );
}

function ContractView({ contract }: { contract: ContractDetails }) {
  const { id, name, partner, revision, terms, names } = contract;
  const navigate = useNavigate();
  const { openDialog } = useListParams();
  const getActions = useContractActions({ revision, onDeleted: () => navigate('/contracts') });
  const importAction: Action = {
    label: rateMessages.import,
    icon: 'upload',
    onSelect: () => openDialog('import', id),
  };
  const openVersion = (number: number) => openDialog('version', String(number));
  return (
    <Page
      title={name}
      description={partner.name}
      badge={<ContractStatuses contract={contract} />}
      backLink={{ to: '/contracts', label: listMessages.title }}
      actions={
        <Actions
          actions={[...getActions(contract), ...(contract.actions.includes('edit') ? [importAction] : [])]}
          name={name}
        />
      }
    >
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }} gap="4" alignItems="start">
        <Stack gap="4">
          <ReviewNote contract={contract} onShowVersion={openVersion} />
          <TermsView terms={terms} names={names} />
        </Stack>
        <Stack gap="4">
          <GeneralSection contract={contract} />
          <Box>
            <ContractTrial contract={contract} />
          </Box>
          <VersionsSection
            id={id}
            onOpen={openVersion}
            onSimulate={(number) => openDialog('simulate', String(number))}
          />
          <Section title={messages.history}>
            <HistoryTimeline id={id} />
          </Section>
        </Stack>
      </Grid>
      <ContractDialogs contract={contract} />
    </Page>
  );
}

export default function ContractPage() {
  const { id = '' } = useParams();
  return <LoadedContract id={id}>{(contract) => <ContractView key={id} contract={contract} />}</LoadedContract>;
}
