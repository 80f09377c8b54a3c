import { FormattedMessage } from 'react-intl';
import type { HomeLink } from 'shared-contracts/identity/organizations';
import type { Language } from 'shared-contracts/values/limits';
import { Box, Flex, LANGUAGE_NAMES, Stack, Text } from 'shared-ui';
import { changeMessages as messages } from './organizations.messages.ts';

const NoValue = () => (
  <Text as="span" color="fg.muted">
    <FormattedMessage {...messages.noValue} />
  </Text>
);
const Picture = ({ url }: { url: string }) => (
  <Box asChild maxH="24" maxW="full" borderRadius="sm" borderWidth="1px">
    <img src={url} alt="" />
  </Box>
);
const Color = ({ code }: { code: string }) => (
  <Flex as="span" align="center" gap="2">
    <Box as="span" boxSize="4" borderRadius="sm" borderWidth="1px" style={{ background: code }} />
    {code}
  </Flex>
);
const Links = ({ links }: { links: readonly HomeLink[] }) => (
  <Stack gap="1">
    {links.map(({ label, url }) => (
      <Box key={`${label} ${url}`}>
        <Text>{label}</Text>
        <Text textStyle="sm" color="fg.muted">
          {url}
        </Text>
      </Box>
    ))}
  </Stack>
);

/** Renders the fields that are not plain text. */
const RENDERERS: Record<string, (value: never) => React.ReactNode> = {
  loginImageId: (url: string) => <Picture url={url} />,
  pageFaviconId: (url: string) => <Picture url={url} />,
  accentColor: (code: string) => <Color code={code} />,
  defaultLanguage: (language: Language) => LANGUAGE_NAMES[language],
  homeLinks: (links: HomeLink[]) => <Links links={links} />,
};

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

export function ChangeValue({ field, value }: { field: string; value: unknown }) {
  if (isEmpty(value)) return <NoValue />;
  if (typeof value === 'boolean') return <FormattedMessage {...(value ? messages.on : messages.off)} />;
  return RENDERERS[field]?.(value as never) ?? String(value as string | number);
}
