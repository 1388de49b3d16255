import { useSearch } from '@hub/mfe';
import { Card, Page, PageHeader } from '@hub/ui';
import { ThingForm } from '../features/audit/contents/thing-form.tsx';
import { ThingView } from '../features/audit/contents/thing-view.tsx';
import { thingOf, thingPathOf } from '../features/audit/filter.ts';
import { t } from '../messages.ts';
import { PageLinks } from '../shared/page-links.tsx';

/** /audit/thing: one thing through time, named by the address. */
export const ThingPage = () => {
  const thing = thingOf(useSearch());
  return (
    <Page>
      <PageHeader title={t('grants.thing.title')} subtitle={t('grants.thing.subtitle')} />
      <PageLinks of="auditor" />
      <Card as="section" aria-label={t('grants.thing.find')}>
        <ThingForm key={thing ? thingPathOf(thing) : ''} thing={thing} />
      </Card>
      {thing && <ThingView key={thingPathOf(thing)} thing={thing} />}
    </Page>
  );
};
