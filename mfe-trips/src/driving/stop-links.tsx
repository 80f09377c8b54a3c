import { FormattedMessage } from 'react-intl';
import type { TripStop } from 'shared-contracts/trips';
import { Button, fill, Flex, useSay } from 'shared-ui';
import { MenuIcon } from 'shared-ui/icons';
import { stop as messages } from './driving.messages.ts';

const isAndroid = () => /android/i.test(navigator.userAgent);

/** Opens whatever map app the phone has: Android asks by `geo:`, the others know the universal address. */
function wayTo({ latitude, longitude, name }: TripStop['location']): string {
  const place = `${latitude},${longitude}`;
  return isAndroid()
    ? `geo:${place}?q=${place}(${encodeURIComponent(name)})`
    : `https://www.google.com/maps/dir/?api=1&destination=${place}`;
}

const dialled = (phone: string) => `tel:${phone.replaceAll(/[^+\d]/g, '')}`;

/** Out of the portal: the way there, and whom to call. */
export function StopLinks({ stop: { location, contact } }: { stop: TripStop }) {
  const say = useSay();
  return (
    <Flex gap="2" mt="3" wrap="wrap">
      <Button asChild size="lg" variant="outline" flex="1 1 9rem">
        <a
          href={wayTo(location)}
          target="_blank"
          rel="noreferrer"
          aria-label={say(fill(messages.navigateTo, { name: location.name }))}
        >
          <MenuIcon name="navigation" />
          <FormattedMessage {...messages.navigate} />
        </a>
      </Button>
      {contact?.phone && (
        <Button asChild size="lg" variant="outline" flex="1 1 9rem">
          <a href={dialled(contact.phone)} aria-label={say(fill(messages.callName, { name: contact.name }))}>
            <MenuIcon name="contact" />
            <FormattedMessage {...messages.call} />
          </a>
        </Button>
      )}
    </Flex>
  );
}
