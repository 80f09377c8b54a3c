import { Box, chakra } from '@chakra-ui/react';
import { render, screen } from '@testing-library/react';
import { AppProviders } from '../provider/app-providers.tsx';
import { createQueryClient } from '../data/query-client.ts';

const Panel = chakra('div', {
  base: { overflow: 'hidden', userSelect: 'none' },
  variants: { isFolded: { true: { visibility: 'hidden' } } },
});

const Screen = () => (
  <>
    <Box display="none">never displayed</Box>
    <Box display={{ base: 'none' }}>not displayed at this size</Box>
    <Box css={{ '&[data-closed]': { display: 'none' } }} data-closed>
      not displayed in this state
    </Box>
    <Panel isFolded>folded</Panel>
    <Panel>unfolded</Panel>
    <Box display="flex" overflow="hidden" outline="none">
      displayed
    </Box>
  </>
);

test('styles that hide elements are applied', () => {
  render(
    <AppProviders client={createQueryClient()} language="en">
      <Screen />
    </AppProviders>,
  );
  for (const hidden of ['never displayed', 'not displayed at this size', 'not displayed in this state', 'folded'])
    expect(screen.getByText(hidden)).not.toBeVisible();
  for (const displayed of ['unfolded', 'displayed']) expect(screen.getByText(displayed)).toBeVisible();
});
