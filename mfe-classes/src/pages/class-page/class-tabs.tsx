import type { ClassView } from '@hub/contracts';
import { Slot, usePath, useSearch, useShell } from '@hub/mfe';
import { Grid, space, TabPanel, Tabs } from '@hub/ui';
import { t } from '../../messages.ts';
import { DocumentsTab } from './documents-tab.tsx';
import { GradesCard } from '../../features/grades/grades-card.tsx';
import { SyllabusCard } from './syllabus-card.tsx';
import { CardSkeleton } from './class-skeleton.tsx';
import { tabOf, tabs } from './tab.ts';

/** The five tabs; the address says which one is open. */
export const ClassTabs = ({ item: { id: classId, classType } }: { item: ClassView }) => {
  const { navigate } = useShell();
  const path = usePath();
  const tab = tabOf(useSearch().get('tab'));
  return (
    <Tabs
      value={tab}
      onValueChange={(next) => navigate(`${path}?tab=${next}`, { replace: true })}
      tabs={tabs}
      label={t('class.sections')}
    >
      <TabPanel value="overview">
        <Grid min={360} css={{ alignItems: 'start' }}>
          <Slot name="class-upcoming" props={{ classId }} loading={<CardSkeleton />} />
          <Slot name="class-timetable" props={{ classId }} loading={<CardSkeleton />} />
          <SyllabusCard classId={classId} />
        </Grid>
        <div css={{ marginTop: space(4) }}>
          <GradesCard classId={classId} />
        </div>
      </TabPanel>
      <TabPanel value="events">
        <Slot name="class-events" props={{ classId }} loading={<CardSkeleton />} />
      </TabPanel>
      <TabPanel value="documents">
        <DocumentsTab classId={classId} />
      </TabPanel>
      <TabPanel value="study">
        <Slot name="study-tools" props={{ classId }} loading={<CardSkeleton />} />
      </TabPanel>
      <TabPanel value="assistant">
        <Slot name="class-chat" props={{ classId, classType }} loading={<CardSkeleton />} />
      </TabPanel>
    </Tabs>
  );
};
