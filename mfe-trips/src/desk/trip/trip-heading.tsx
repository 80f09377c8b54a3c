import { FormattedMessage } from 'react-intl';
import { Flex, Heading, Icon, VisuallyHidden } from 'shared-ui';
import { messages } from '../desk.messages.ts';

/** The name of a trip of the plan, with a lock if it stays as it is. */
export const TripHeading = ({ name, isLocked }: { name: string; isLocked: boolean }) => (
  <Flex align="center" gap="1.5">
    <Heading as="h2" textStyle="md">
      {name}
    </Heading>
    {isLocked && (
      <>
        <Icon name="lock" size={14} />
        <VisuallyHidden>
          <FormattedMessage {...messages.locked} />
        </VisuallyHidden>
      </>
    )}
  </Flex>
);
