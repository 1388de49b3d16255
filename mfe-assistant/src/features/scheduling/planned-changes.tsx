import { css } from '@emotion/react';
import { listClasses, type ChangePreview } from '@hub/contracts';
import { query } from '@hub/mfe';
import { Badge, color, fontSize, radius, Row, space, stroke, VisuallyHidden } from '@hub/ui';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { t } from '../../messages.ts';
import { visible } from '../../shared/visible.ts';
import { typeLabel } from './action-label.ts';
import { fieldName, fieldText } from './field-text.ts';

const list = css`
  display: grid;
  gap: ${space(2)};
  margin-top: ${space(2)};
`;
const card = css`
  display: grid;
  gap: ${space(1)};
  padding: ${space(2)} ${space(3)};
  border: ${stroke.thin} solid ${color.hairline};
  border-radius: ${radius.control};
  background: ${color.bg};
  overflow-wrap: anywhere;
`;
const facts = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 ${space(3)};
  font-size: ${fontSize.sm};
  & > dt {
    color: ${color.muted};
  }
`;

const values = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(1.5)};
  align-items: center;
  min-width: 0;
`;

const toneOf = (type: string) => (type.startsWith('DELETE') ? 'red' : type.startsWith('CREATE') ? 'green' : 'blue');

/** What needs no line about something new. */
const isPlain = ({ name, before, after }: ChangePreview['fields'][number]) =>
  before === null && name === 'priority' && after === 'medium';

/** The changes that wait for the student's yes: what they are for, and each field before and after. */
export const PlannedChanges = ({ changes }: { changes: readonly ChangePreview[] }) => {
  const { data: classes = [] } = useQuery(query(listClasses));
  return (
    <ul css={list} aria-label={t('scheduling.planned')}>
      {changes.map(({ type, title, classId, fields }, index) => (
        <li key={index} css={card}>
          <Row gap={2}>
            <Badge tone={toneOf(type)}>{typeLabel({ type })}</Badge>
            <strong dir="auto">{visible(title)}</strong>
            {classId && <Badge>{classes.find(({ id }) => id === classId)?.name ?? t('scheduling.class')}</Badge>}
          </Row>
          <dl css={facts}>
            {fields
              .filter((field) => !isPlain(field))
              .map((field) => (
                <Field key={field.name} isDeleted={type.startsWith('DELETE')} {...field} />
              ))}
          </dl>
        </li>
      ))}
    </ul>
  );
};

type FieldProps = ChangePreview['fields'][number] & { isDeleted: boolean };

const Field = ({ name, before, after, isDeleted }: FieldProps) => {
  const old = before !== null && fieldText(name, visible(before));
  const now = after === null ? t('scheduling.nothing') : fieldText(name, visible(after));
  return (
    <>
      <dt>{fieldName(name)}</dt>
      <dd dir="auto" css={values}>
        {old && <span css={{ textDecoration: isDeleted ? 'none' : 'line-through', color: color.muted }}>{old}</span>}
        {old && !isDeleted && (
          <>
            <ArrowRight size={12} aria-hidden />
            <VisuallyHidden> {t('scheduling.becomes')} </VisuallyHidden>
          </>
        )}
        {!isDeleted && now}
      </dd>
    </>
  );
};
