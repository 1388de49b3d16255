import { css } from '@emotion/react';
import type { DocumentView, FindingView } from '@hub/contracts';
import { Row, Stack, color, fontSize } from '@hub/ui';
import { useId, type ReactNode } from 'react';
import { t } from '../../../../messages.ts';
import { FindingSection } from '../finding-section.tsx';
import type { ReviewGroups } from '../review-groups.ts';
import type { OpenForms } from '../use-open-forms.ts';
import { ChangeItem } from './change-item.tsx';
import { changesSummary } from './changes-summary.ts';

const heading = css`
  font-size: ${fontSize.md};
`;
const muted = css`
  color: ${color.muted};
`;

interface Props {
  syllabus: DocumentView;
  groups: Pick<ReviewGroups, 'moved' | 'fresh' | 'gone'>;
  forms: OpenForms;
  action: ReactNode;
  /** A new date, which is reviewed like any other. */
  children: (finding: FindingView) => ReactNode;
}

/** What a newer syllabus moves, adds and drops. Only what is new and sure is on the calendar before the student agrees. */
export const ChangedDates = ({ syllabus, groups, forms, action, children }: Props) => {
  const id = useId();
  const { moved, fresh, gone } = groups;
  const changeOf = (finding: FindingView) => (
    <ChangeItem
      key={finding.id}
      finding={finding}
      syllabus={syllabus}
      isMerging={forms.formOf(finding.id) === 'merge'}
      onMerge={(isOpen) => forms.setForm(finding.id, isOpen ? 'merge' : null)}
    />
  );
  return (
    <Stack as="section" gap={4} aria-labelledby={id}>
      <Row justify="space-between">
        <h3 id={id} css={heading}>
          {t('review.changes.title', { changes: changesSummary(groups) })}
        </h3>
        {action}
      </Row>
      {moved.length + gone.length > 0 && <p css={muted}>{t('review.changes.hint')}</p>}
      {moved.length > 0 && (
        <FindingSection title={t('review.changes.moved')} findings={moved}>
          {changeOf}
        </FindingSection>
      )}
      {fresh.length > 0 && (
        <FindingSection title={t('review.changes.new')} findings={fresh}>
          {children}
        </FindingSection>
      )}
      {gone.length > 0 && (
        <FindingSection title={t('review.changes.gone')} findings={gone}>
          {changeOf}
        </FindingSection>
      )}
    </Stack>
  );
};
