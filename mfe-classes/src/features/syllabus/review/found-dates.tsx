import { css } from '@emotion/react';
import type { DocumentView, FindingView } from '@hub/contracts';
import { Button, Stack, color, fontSize, media } from '@hub/ui';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { t } from '../../../messages.ts';
import { useAcceptAll } from './api.ts';
import { ChangedDates } from './changes/changed-dates.tsx';
import { focusFirstItem } from './finding-focus.ts';
import { FindingSection } from './finding-section.tsx';
import type { ReviewGroups } from './review-groups.ts';
import type { OpenForms } from './use-open-forms.ts';

const keys = css`
  color: ${color.muted};
  font-size: ${fontSize.xs};
  ${media.mobile} {
    display: none;
  }
`;

interface Props {
  syllabus: DocumentView;
  groups: Omit<ReviewGroups, 'leftOut'>;
  forms: OpenForms;
  children: (finding: FindingView) => ReactNode;
}

/** What a newer syllabus changes, what to check, then what is on the calendar. The first item has the focus at first. */
export const FoundDates = ({ syllabus, groups, forms, children }: Props) => {
  const { toCheck, onCalendar, moved, fresh, gone } = groups;
  const { mutate, isPending } = useAcceptAll(syllabus.id);
  const dates = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => focusFirstItem(dates.current), []);
  const isNewer = moved.length + fresh.length + gone.length > 0;
  const waiting = [...moved, ...gone, ...toCheck, ...fresh.filter(({ outcome }) => outcome === 'to_check')];
  const acceptAll = waiting.length > 1 && (
    <Button variant="secondary" size="sm" busy={isPending} onClick={() => mutate()}>
      {t('review.acceptAll')}
    </Button>
  );
  return (
    <Stack gap={6} ref={dates}>
      <p css={keys}>{t('review.keys')}</p>
      {isNewer && (
        <ChangedDates syllabus={syllabus} groups={groups} forms={forms} action={acceptAll}>
          {children}
        </ChangedDates>
      )}
      {(toCheck.length > 0 || !isNewer) && (
        <FindingSection
          title={t('review.toCheck')}
          findings={toCheck}
          empty={t('review.nothingToCheck')}
          action={!isNewer && acceptAll}
        >
          {children}
        </FindingSection>
      )}
      {onCalendar.length > 0 && (
        <FindingSection title={t('review.onCalendar')} findings={onCalendar}>
          {children}
        </FindingSection>
      )}
    </Stack>
  );
};
