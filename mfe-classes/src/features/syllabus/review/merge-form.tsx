import type { DocumentView, FindingView } from '@hub/contracts';
import { Button, Field, Row, Select } from '@hub/ui';
import { useState, type KeyboardEvent, type SubmitEvent } from 'react';
import { t } from '../../../messages.ts';
import { useClassEvents, useMerge } from './api.ts';
import { formatWhen } from './format-when.ts';
import { mergeOptions } from './merge-options.ts';
import { useFindings } from './use-findings.ts';

interface Props {
  finding: FindingView;
  syllabus: DocumentView;
  onClose: () => void;
}

/** Asks which other event the finding is the same as. That one remains. */
export const MergeForm = ({ finding, syllabus, onClose }: Props) => {
  const findings = useFindings(syllabus.id).data?.findings ?? [];
  const events = useClassEvents(syllabus.classId).data ?? [];
  const options = mergeOptions(finding, findings, events);
  const [chosen, choose] = useState<string>();
  const merge = useMerge(finding, { onSent: onClose });
  const option = options.find(({ into }) => into === chosen) ?? options[0];

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (option && !merge.isPending) merge.mutate({ into: option.into });
  };
  const cancelByKey = ({ key }: KeyboardEvent) => key === 'Escape' && !merge.isPending && onClose();
  return (
    <form onSubmit={submit}>
      <Field label={t('review.mergeWith')} hint={t(options.length > 0 ? 'review.mergeHint' : 'review.mergeNone')}>
        <Select
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the student has just asked for this form
          autoFocus
          disabled={merge.isPending}
          value={option?.into ?? ''}
          onKeyDown={cancelByKey}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        >
          {options.map(({ into, title, dueDate, dueTime }) => (
            <option key={into} value={into}>
              {`${title} · ${formatWhen(dueDate, dueTime)}`}
            </option>
          ))}
        </Select>
      </Field>
      <Row gap={2} justify="flex-end">
        <Button variant="secondary" size="sm" onClick={onClose}>
          {t('review.cancel')}
        </Button>
        <Button type="submit" size="sm" busy={merge.isPending} disabled={!option}>
          {t('review.merge')}
        </Button>
      </Row>
    </form>
  );
};
