import { useMutation } from '@tanstack/react-query';
import type { OrganizationDetails } from 'shared-contracts/identity/organizations';
import { Box, Button, withValues, Icon, Stack, useFormatMessage, type Message } from 'shared-ui';
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
      consequence={messages.renewPartnerToken}
    />
    <Token
      kind="tracking-token"
      label={messages.trackingToken}
      help={messages.trackingTokenHelp}
      token={trackingToken}
      consequence={messages.renewTrackingToken}
    />
  </Stack>
);

type TokenProps = {
  kind: TokenKind;
  label: Message;
  help: Message;
  token: string;
  /** Shown before the token is renewed. */ consequence: Message;
};

function Token({ kind, label, help, token, consequence }: TokenProps) {
  const formatMessage = useFormatMessage();
  const [isConfirming, setConfirming] = useState(false);
  const renew = useMutation(settingsMutations.renewToken(kind));
  return (
    <Box>
      <CopyField label={label} help={help} value={token} />
      <Button
        type="button"
        variant="outline"
        size="sm"
        mt="3"
        aria-label={formatMessage(withValues(messages.renewThis, { token: formatMessage(label) }))}
        onClick={() => setConfirming(true)}
      >
        <Icon name="refresh" />
        <FormattedMessage {...messages.renew} />
      </Button>
      {isConfirming && (
        <ConfirmDialog
          text={consequence}
          confirmLabel={messages.renewSubmit}
          danger
          onConfirm={() => renew.mutateAsync()}
          onClose={() => setConfirming(false)}
        />
      )}
    </Box>
  );
}
