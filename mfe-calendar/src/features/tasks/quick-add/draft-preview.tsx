import type { ClassView } from '@hub/contracts';
import { Badge, EventTypeBadge, PriorityBadge, Row } from '@hub/ui';
import { t } from '../../../messages.ts';
import { dueLabel } from '../../../shared/format-dates.ts';
import { muted, titleStyle } from '../../../shared/styles.ts';
import { repeatLabel } from '../../../shared/repeat-label.ts';
import type { Draft } from './draft.ts';

interface Props {
  draft: Draft;
  classes: readonly ClassView[];
  today: string;
}

/** Shows how a line was read, before it is saved. */
export const DraftPreview = ({ draft: { kind, form }, classes, today }: Props) => (
  <Row gap={2} as="output" aria-label={t('quickAdd.result')}>
    <Badge tone="indigo">{t(kind === 'event' ? 'quickAdd.asEvent' : 'quickAdd.asTask')}</Badge>
    <span dir="auto" css={titleStyle}>
      {form.title}
    </span>
    {kind === 'event' && <EventTypeBadge type={form.eventType} palette="todo" />}
    <Badge>{classes.find(({ id }) => id === form.classId)?.name ?? t('row.personal')}</Badge>
    <PriorityBadge priority={form.priority} />
    <span css={muted}>{dueLabel(form, today)}</span>
    {kind === 'event' && form.place && <span css={muted}>{form.place}</span>}
    {form.repeats && form.dueDate && <span css={muted}>{repeatLabel(form.repeats, form.dueDate, today)}</span>}
    {form.description && <span css={muted}>{form.description}</span>}
  </Row>
);
