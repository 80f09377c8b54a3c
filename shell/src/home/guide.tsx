import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { FormattedMessage } from 'react-intl';
import type { HomeBrand } from 'shared-contracts/identity/organizations';
import { Section, Stack, Text } from 'shared-ui';
import { homeQueries } from './home.api.ts';
import { messages } from './home.messages.ts';
import { ExternalLink } from './external-link.tsx';
import { Video } from './video.tsx';

/** Shows the organization's description, links, apps and tutorial video. */
export function Guide() {
  const data = useDeferredValue(useQuery(homeQueries.organization()).data); // renders without blocking
  if (!data) return null;
  const { description, links, video, ...apps } = data.home;
  return (
    <>
      {(description || links.length > 0) && <About description={description} links={links} />}
      <Apps {...apps} />
      {video && <Video address={video} />}
    </>
  );
}

const About = ({ description, links }: Pick<HomeBrand, 'description' | 'links'>) => (
  <Section title={messages.about}>
    {description && (
      <Text whiteSpace="pre-line" overflowWrap="anywhere">
        {description}
      </Text>
    )}
    {links.length > 0 && (
      <Stack as="ul" gap="2" mt={description ? '4' : undefined}>
        {links.map(({ label, url }) => (
          <li key={`${label} ${url}`}>
            <ExternalLink href={url}>{label}</ExternalLink>
          </li>
        ))}
      </Stack>
    )}
  </Section>
);

function Apps({ appStoreUrl, playStoreUrl }: Pick<HomeBrand, 'appStoreUrl' | 'playStoreUrl'>) {
  const stores = [
    [appStoreUrl, messages.appStore],
    [playStoreUrl, messages.playStore],
  ] as const;
  if (!appStoreUrl && !playStoreUrl) return null;
  return (
    <Section title={messages.apps}>
      <Stack as="ul" gap="2">
        {stores.map(
          ([url, label]) =>
            url && (
              <li key={url}>
                <ExternalLink href={url}>
                  <FormattedMessage {...label} />
                </ExternalLink>
              </li>
            ),
        )}
      </Stack>
    </Section>
  );
}
