import { FormattedMessage } from 'react-intl';
import { Box, Grid, Text, type Message } from 'shared-ui';

/** Lines for handwritten signatures on the printout. */
export function SignatureLines({ labels }: { labels: readonly Message[] }) {
  return (
    <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} columnGap="6" rowGap="4" pt="8" breakInside="avoid">
      {labels.map((label) => (
        <Box key={label.id} mt="6" pt="1" borderTopWidth="1px" borderColor="border.strong">
          <Text textStyle="xs" color="fg.muted">
            <FormattedMessage {...label} />
          </Text>
        </Box>
      ))}
    </Grid>
  );
}
