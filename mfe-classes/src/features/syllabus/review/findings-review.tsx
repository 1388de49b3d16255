import type { DocumentView, FindingView } from '@hub/contracts';
import { Stack } from '@hub/ui';
import { t } from '../../../messages.ts';
import { FindingItem } from './finding-item.tsx';
import { FindingSection } from './finding-section.tsx';
import { FoundDates } from './found-dates.tsx';
import { NoDates } from './no-dates.tsx';
import { WithPage } from './page/with-page.tsx';
import { reviewGroups } from './review-groups.ts';
import type { OpenForms } from './use-open-forms.ts';

interface Props {
  syllabus: DocumentView;
  findings: readonly FindingView[];
  forms: OpenForms;
}

/** What to check, what is on the calendar, and what was left out. */
export const FindingsReview = ({ syllabus, findings, forms }: Props) => {
  const { leftOut, ...found } = reviewGroups(findings);
  const shown = [...Object.values(found).flat(), ...leftOut];
  const isEmpty = Object.values(found).every((group) => group.length === 0);
  const itemOf = (finding: FindingView) => (
    <FindingItem
      key={finding.id}
      finding={finding}
      syllabus={syllabus}
      form={forms.formOf(finding.id)}
      onForm={(form) => forms.setForm(finding.id, form)}
    />
  );
  return (
    <WithPage syllabus={syllabus} findings={shown}>
      <Stack gap={6}>
        {isEmpty ? (
          <NoDates classId={syllabus.classId} forms={forms} />
        ) : (
          <FoundDates syllabus={syllabus} groups={found} forms={forms}>
            {itemOf}
          </FoundDates>
        )}
        {leftOut.length > 0 && (
          <FindingSection title={t('review.leftOut')} findings={leftOut} folded>
            {itemOf}
          </FindingSection>
        )}
      </Stack>
    </WithPage>
  );
};
