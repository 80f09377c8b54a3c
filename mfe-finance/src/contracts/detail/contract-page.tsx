import { useMutation, useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { Can } from 'shared-auth';
import type { Named } from 'shared-contracts/common';
import type { ContractDetails, TriedTrip } from 'shared-contracts/contracts';
import { Box, ErrorState, Fact, Facts, fill, Grid, Page, Section, Skeleton, Stack } from 'shared-ui';
import { DateOnly, Timeline } from 'shared-ui/format';
import { ReasonDialog } from 'shared-ui/form-dialog';
import { useListParams } from 'shared-ui/list';
import { Actions } from 'shared-ui/overlays';
import { useNavigate, useParams } from 'shared-ui/router';
import { WRITE } from './contract-access.ts';
import { versionLooks } from './contract-looks.ts';
import { events, messages, uses } from './contract-page.messages.ts';
import { contractMutations, contractQueries } from './contracts.api.ts';
import { actionLabels, messages as list } from './contracts.messages.ts';
import { CopyDialog } from './copy-dialog.tsx';
import { fields, sections } from './fields.messages.ts';
import { LoadedContract } from './loaded-contract.tsx';
import { ReviewNote } from './review-note.tsx';
import { Statuses } from './statuses.tsx';
import { TermsView } from './terms-view.tsx';
import { TryPanel } from './try-panel.tsx';
import { useContractActions } from './use-contract-actions.ts';
import { VersionDialog } from './version-dialog.tsx';
import { VersionsSection } from './versions-section.tsx';

const Types = ({ types }: { types: readonly Named[] }) =>
  types.length > 0 ? types.map(({ name }) => name).join(', ') : <FormattedMessage {...messages.all} />;

const General = ({
  contract: { partner, organization, startDate, expireDate, cargoTypes, vehicleTypes, usedBy },
}: {
  contract: ContractDetails;
}) => (
  <Section title={sections.general}>
    <Facts narrow>
      <Fact label={fields.partner}>{partner.name}</Fact>
      <Fact label={fields.writer}>{organization.name}</Fact>
      <Fact label={fields.startDate}>
        <DateOnly at={startDate} />
      </Fact>
      <Fact label={fields.expireDate}>
        {expireDate === null ? <FormattedMessage {...messages.noEnd} /> : <DateOnly at={expireDate} />}
      </Fact>
      <Fact label={fields.cargoTypes}>
        <Types types={cargoTypes} />
      </Fact>
      <Fact label={fields.vehicleTypes}>
        <Types types={vehicleTypes} />
      </Fact>
      {usedBy.length > 0 && (
        <Fact label={fields.usedBy} wide>
          {usedBy.map(({ as, count }, at) => (
            <span key={as}>
              {at > 0 && ', '}
              <FormattedMessage {...fill(uses[as], { count })} />
            </span>
          ))}
        </Fact>
      )}
    </Facts>
  </Section>
);

function History({ id }: { id: string }) {
  const timeline = useQuery(contractQueries.timeline(id));
  if (timeline.data) return <Timeline entries={timeline.data.items} looks={versionLooks} events={events} />;
  if (timeline.isError) return <ErrorState error={timeline.error} onRetry={() => void timeline.refetch()} />;
  return <Skeleton h="16" />;
}

/** The dialog that the address names. */
function Dialogs({ contract: { id, revision } }: { contract: ContractDetails }) {
  const { dialog, close } = useListParams();
  const reject = useMutation(contractMutations.reject());
  if (dialog?.name === 'version') return <VersionDialog id={id} number={Number(dialog.id)} onClose={close} />;
  if (dialog?.name === 'copy')
    return (
      <Can access={WRITE}>
        <CopyDialog id={id} onClose={close} />
      </Can>
    );
  if (dialog?.name !== 'reject') return null;
  return (
    <Can access={WRITE}>
      <ReasonDialog
        title={messages.rejectTitle}
        label={messages.reason}
        submit={actionLabels.reject}
        onSubmit={(reason) => reject.mutateAsync({ id, revision, reason })}
        onClose={close}
      />
    </Can>
  );
}

/** What is tried is what is newest: those who review it see what it would cost. */
function Try({ contract: { id, terms, newer, names } }: { contract: ContractDetails }) {
  const ask = (trip: TriedTrip) => ({ path: `contracts/${id}/try`, body: { trip } });
  return <TryPanel terms={newer?.terms ?? terms} names={names} ask={ask} />;
}

function Shown({ contract }: { contract: ContractDetails }) {
  const { id, name, partner, revision, terms, names } = contract;
  const navigate = useNavigate();
  const { open } = useListParams();
  const actionsOf = useContractActions({ revision, onDeleted: () => navigate('/contracts') });
  const openVersion = (number: number) => open('version', String(number));
  return (
    <Page
      title={name}
      lead={partner.name}
      badge={<Statuses contract={contract} />}
      back={{ to: '/contracts', label: list.title }}
      actions={<Actions of={actionsOf(contract)} name={name} />}
    >
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }} gap="4" alignItems="start">
        <Stack gap="4">
          <ReviewNote contract={contract} onShow={openVersion} />
          <TermsView terms={terms} names={names} />
        </Stack>
        <Stack gap="4">
          <General contract={contract} />
          <Box>
            <Try contract={contract} />
          </Box>
          <VersionsSection id={id} onOpen={openVersion} />
          <Section title={messages.history}>
            <History id={id} />
          </Section>
        </Stack>
      </Grid>
      <Dialogs contract={contract} />
    </Page>
  );
}

export default function ContractPage() {
  const { id = '' } = useParams();
  return <LoadedContract id={id}>{(contract) => <Shown key={id} contract={contract} />}</LoadedContract>;
}
