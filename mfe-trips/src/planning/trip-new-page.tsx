import { useRef, type ReactNode } from 'react';
import { useCan } from 'shared-auth';
import { Box, NoAccess, Page } from 'shared-ui';
import { ListFilterContext, ListTabs, useListParams } from 'shared-ui/list';
import { AutomaticPlan } from './automatic/automatic-plan.tsx';
import { WRITE } from './plan-access.ts';
import { messages } from './planning.messages.ts';
import { TripForm } from './form/trip-form.tsx';

const TABS = { hand: messages.manual, automatic: messages.automatic };
const BACK = { to: '/trips', label: messages.trips };

export default function TripNewPage() {
  const canCreate = useCan(WRITE);
  const list = useListParams({ filters: ['how'] });
  if (!canCreate) return <NoAccess />;
  const isAutomatic = list.getValue('how') === 'automatic';
  return (
    <Page title={messages.create} backLink={BACK} fullHeight={isAutomatic}>
      <ListFilterContext value={list}>
        <Box mb="4" flexShrink="0">
          <ListTabs name="how" label={messages.create} tabs={TABS} />
        </Box>
      </ListFilterContext>
      <KeepMounted isVisible={!isAutomatic}>
        <TripForm />
      </KeepMounted>
      <KeepMounted isVisible={isAutomatic} fillHeight>
        <AutomaticPlan />
      </KeepMounted>
    </Page>
  );
}

/** Hides a tab instead of unmounting it, so that switching tabs keeps its input. */
function KeepMounted({
  isVisible,
  fillHeight = false,
  children,
}: {
  isVisible: boolean;
  fillHeight?: boolean;
  children: ReactNode;
}) {
  const wasVisible = useRef(isVisible);
  if (isVisible) wasVisible.current = true;
  if (!wasVisible.current) return null;
  return (
    <Box
      hidden={!isVisible}
      {...(fillHeight && isVisible && { display: 'flex', flexDirection: 'column', flex: '1', minH: '0' })}
    >
      {children}
    </Box>
  );
}
