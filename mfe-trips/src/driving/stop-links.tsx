import { FormattedMessage } from 'react-intl';
import type { TripStop } from 'shared-contracts/trips/trips';
import { Button, withValues, Flex, useFormatMessage } from 'shared-ui';
import { MenuIcon } from 'shared-ui/icons';
import { stopMessages as messages } from './driving.messages.ts';

const ANDROID = /android/i;
/** iPads identify as Macs. */
const APPLE = /iphone|ipad|ipod|macintosh/i;

/** Opens the map app of the device: `geo:` on Android, Apple Maps on iPhones, iPads and Macs, else Google Maps. */
export function getNavigationUrl(
  { latitude, longitude, name }: TripStop['location'],
  userAgent = navigator.userAgent,
): string {
  const coordinates = `${latitude},${longitude}`;
  if (ANDROID.test(userAgent)) return `geo:${coordinates}?q=${coordinates}(${encodeURIComponent(name)})`;
  if (APPLE.test(userAgent)) return `https://maps.apple.com/?daddr=${coordinates}&q=${encodeURIComponent(name)}`;
  return `https://www.google.com/maps/dir/?api=1&destination=${coordinates}`;
}

const toTelUrl = (phone: string) => `tel:${phone.replaceAll(/[^+\d]/g, '')}`;

/** Links to navigate to the stop and to call its contact. */
export function StopLinks({ tripStop: { location, contact } }: { tripStop: TripStop }) {
  const formatMessage = useFormatMessage();
  return (
    <Flex gap="2" mt="3" wrap="wrap">
      <Button asChild size="lg" variant="outline" flex="1 1 9rem">
        <a
          href={getNavigationUrl(location)}
          target="_blank"
          rel="noreferrer"
          aria-label={formatMessage(withValues(messages.navigateTo, { name: location.name }))}
        >
          <MenuIcon name="navigation" />
          <FormattedMessage {...messages.navigate} />
        </a>
      </Button>
      {contact?.phone && (
        <Button asChild size="lg" variant="outline" flex="1 1 9rem">
          <a
            href={toTelUrl(contact.phone)}
            aria-label={formatMessage(withValues(messages.callName, { name: contact.name }))}
          >
            <MenuIcon name="contact" />
            <FormattedMessage {...messages.call} />
          </a>
        </Button>
      )}
    </Flex>
  );
}
