import { Dot, Row, label, eventTone, space } from '@hub/ui';
import { t } from '../../messages.ts';
import { listStyle, muted } from '../../shared/styles.ts';

const entries = ['exam', 'assignment', 'project', 'quiz'];

/** The four named entries (decision Q62); other types are named on the event itself. */
export const Legend = () => (
  <Row as="ul" aria-label={t('calendar.legend')} gap={4} css={[listStyle, { paddingTop: space(4) }]}>
    {entries.map((type) => (
      <li key={type} css={[muted, { display: 'inline-flex', alignItems: 'center', gap: space(2) }]}>
        <Dot tone={eventTone(type)} /> {label(type)}
      </li>
    ))}
  </Row>
);
