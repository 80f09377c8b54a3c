import { FormattedMessage } from 'react-intl';
import type { HomeLink } from 'shared-contracts/organizations';
import type { Language } from 'shared-contracts/values/limits';
import { Box, Flex, LANGUAGE_NAMES, Stack, Text } from 'shared-ui';
import { changeMessages as messages } from './organizations.messages.ts';

const Nothing = () => (
  <Text as="span" color="fg.muted">
    <FormattedMessage {...messages.nothing} />
  </Text>
);
const Picture = ({ url }: { url: string }) => (
  <Box asChild maxH="24" maxW="full" borderRadius="sm" borderWidth="1px">
    <img src={url} alt="" />
  </Box>
);
const Colour = ({ code }: { code: string }) => (
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

/** How a value of the field is shown that is no plain text. */
const SHOWN: Record<string, (value: never) => React.ReactNode> = {
  loginImageId: (url: string) => <Picture url={url} />,
  pageFaviconId: (url: string) => <Picture url={url} />,
  accentColor: (code: string) => <Colour code={code} />,
  defaultLanguage: (language: Language) => LANGUAGE_NAMES[language],
  homeLinks: (links: HomeLink[]) => <Links links={links} />,
};

const isNothing = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

export function ChangeValue({ field, value }: { field: string; value: unknown }) {
  if (isNothing(value)) return <Nothing />;
  if (typeof value === 'boolean') return <FormattedMessage {...(value ? messages.on : messages.off)} />;
  return SHOWN[field]?.(value as never) ?? String(value as string | number);
}
