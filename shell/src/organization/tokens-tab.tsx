import { useMutation } from '@tanstack/react-query';
import type { OrganizationDetails } from 'shared-contracts/organizations';
import { Box, Button, fill, Icon, Stack, useSay, type Words } from 'shared-ui';
import { CopyField } from 'shared-ui/form';
import { ConfirmDialog } from 'shared-ui/overlays';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { settingsMutations, type TokenKind } from './settings.api.ts';
import { messages } from './settings.messages.ts';

export const TokensTab = ({
  details: { partnerToken, trackingToken },
}: {
  details: Pick<OrganizationDetails, 'partnerToken' | 'trackingToken'>;
}) => (
  <Stack gap="6">
    <Token
      kind="partner-token"
      label={messages.partnerToken}
      help={messages.partnerTokenHelp}
      token={partnerToken}
      consequence={messages.partnerTokenRenews}
    />
    <Token
      kind="tracking-token"
      label={messages.trackingToken}
      help={messages.trackingTokenHelp}
      token={trackingToken}
      consequence={messages.trackingTokenRenews}
    />
  </Stack>
);

type TokenProps = {
  kind: TokenKind;
  label: Words;
  help: Words;
  token: string;
  /** Of renewing it. */ consequence: Words;
};

function Token({ kind, label, help, token, consequence }: TokenProps) {
  const say = useSay();
  const [isAsking, setAsking] = useState(false);
  const renew = useMutation(settingsMutations.renewToken(kind));
  return (
    <Box>
      <CopyField label={label} help={help} value={token} />
      <Button
        type="button"
        variant="outline"
        size="sm"
        mt="3"
        aria-label={say(fill(messages.renewThis, { token: say(label) }))}
        onClick={() => setAsking(true)}
      >
        <Icon name="refresh" />
        <FormattedMessage {...messages.renew} />
      </Button>
      {isAsking && (
        <ConfirmDialog
          text={consequence}
          confirm={messages.renewVerb}
          danger
          onConfirm={() => renew.mutateAsync()}
          onClose={() => setAsking(false)}
        />
      )}
    </Box>
  );
}
