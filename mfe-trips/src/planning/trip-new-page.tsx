import { useRef, type ReactNode } from 'react';
import { useCan } from 'shared-auth';
import { Box, NoAccess, Page } from 'shared-ui';
import { FilteringContext, ListTabs, useListParams } from 'shared-ui/list';
import { AutomaticPlan } from './automatic-plan.tsx';
import { WRITE } from './plan-access.ts';
import { messages } from './planning.messages.ts';
import { TripForm } from './trip-form.tsx';

const TABS = { hand: messages.byHand, automatic: messages.automatic };
const BACK = { to: '/trips', label: messages.trips };

/** Two ways to new trips: by hand, and suggested. */
export default function TripNewPage() {
  const mayCreate = useCan(WRITE);
  const list = useListParams({ filters: ['how'] });
  if (!mayCreate) return <NoAccess />;
  const isAutomatic = list.valueOf('how') === 'automatic';
  return (
    <Page title={messages.create} back={BACK} fill={isAutomatic}>
      <FilteringContext value={list}>
        <Box mb="4" flexShrink="0">
          <ListTabs name="how" label={messages.create} tabs={TABS} />
        </Box>
      </FilteringContext>
      <Kept isShown={!isAutomatic}>
        <TripForm />
      </Kept>
      <Kept isShown={isAutomatic} fill>
        <AutomaticPlan />
      </Kept>
    </Page>
  );
}

/** What was entered in one way is still there when somebody comes back from the other. */
function Kept({ isShown, fill = false, children }: { isShown: boolean; fill?: boolean; children: ReactNode }) {
  const wasShown = useRef(isShown);
  if (isShown) wasShown.current = true;
  if (!wasShown.current) return null;
  return (
    <Box hidden={!isShown} {...(fill && isShown && { display: 'flex', flexDirection: 'column', flex: '1', minH: '0' })}>
      {children}
    </Box>
  );
}
