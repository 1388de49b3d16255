import { css } from '@emotion/react';
import { type AuditFilter, historyActors } from '@hub/contracts';
import { Link, useForm, useShell } from '@hub/mfe';
import { Button, ButtonLink, Field, Input, Row, Select, space } from '@hub/ui';
import { Search } from 'lucide-react';
import { z } from 'zod';
import { t } from '../../messages.ts';
import { auditPath, pathOf } from './filter.ts';
import { dayOfInstant, instantOfDay } from './period.ts';

const Form = z.object({
  email: z.string().trim().max(254),
  type: z.string().trim().max(60),
  subjectId: z.union([z.uuid(t('audit.filter.noId')), z.literal('')]),
  actor: z.union([z.enum(historyActors), z.literal('')]),
  from: z.string(),
  until: z.string(),
});

const look = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${space(60)}), 1fr));
  gap: ${space(3)} ${space(4)};
  align-items: start;
`;

/** The filter is a part of the address; what only a link can narrow (a request, a student's id) stays as it is. */
export const FilterForm = ({ filter }: { filter: AuditFilter }) => {
  const { navigate } = useShell();
  const { errors, onSubmit } = useForm(Form, {
    onValid: ({ from, until, actor, ...typed }) =>
      navigate(
        pathOf({
          owner: filter.owner,
          correlation: filter.correlation,
          ...typed,
          actor: actor || undefined,
          from: instantOfDay(from),
          until: instantOfDay(until, 1),
        }),
      ),
  });
  return (
    <form key={pathOf(filter)} aria-label={t('audit.filter.title')} css={look} noValidate onSubmit={onSubmit}>
      <Field label={t('audit.filter.email')}>
        <Input name="email" type="search" defaultValue={filter.email} autoComplete="off" maxLength={254} />
      </Field>
      <Field label={t('audit.filter.type')} hint={t('audit.filter.typeHint')}>
        <Input name="type" type="search" defaultValue={filter.type} autoComplete="off" maxLength={60} />
      </Field>
      <Field label={t('audit.filter.subjectId')} error={errors.subjectId}>
        <Input name="subjectId" type="search" defaultValue={filter.subjectId} autoComplete="off" maxLength={36} />
      </Field>
      <Field label={t('audit.filter.actor')}>
        <Select name="actor" defaultValue={filter.actor ?? ''}>
          <option value="">{t('audit.filter.anyone')}</option>
          {historyActors.map((actor) => (
            <option key={actor} value={actor}>
              {t(`audit.actor.${actor}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('audit.filter.from')}>
        <Input name="from" type="date" defaultValue={dayOfInstant(filter.from)} />
      </Field>
      <Field label={t('audit.filter.until')}>
        <Input name="until" type="date" defaultValue={dayOfInstant(filter.until, -1)} />
      </Field>
      <Row css={{ gridColumn: '1 / -1' }}>
        <Button type="submit">
          <Search aria-hidden /> {t('audit.filter.submit')}
        </Button>
        {pathOf(filter) !== auditPath && (
          <ButtonLink as={Link} href={auditPath} variant="secondary">
            {t('audit.filter.clear')}
          </ButtonLink>
        )}
      </Row>
    </form>
  );
};
