import { css } from '@emotion/react';
import type { DocumentId, FindingView } from '@hub/contracts';
import { Button, Stack, color, fontSize, media } from '@hub/ui';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { t } from '../../../messages.ts';
import { useAcceptAll } from './api.ts';
import { focusFirstItem } from './finding-focus.ts';
import { FindingSection } from './finding-section.tsx';

const keys = css`
  color: ${color.muted};
  font-size: ${fontSize.xs};
  ${media.mobile} {
    display: none;
  }
`;

interface Props {
  id: DocumentId;
  toCheck: readonly FindingView[];
  onCalendar: readonly FindingView[];
  children: (finding: FindingView) => ReactNode;
}

/** What to check, then what is on the calendar. The first item has the focus at first. */
export const FoundDates = ({ id, toCheck, onCalendar, children }: Props) => {
  const { mutate, isPending } = useAcceptAll(id);
  const dates = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => focusFirstItem(dates.current), []);
  const acceptAll = (
    <Button variant="secondary" size="sm" busy={isPending} onClick={() => mutate()}>
      {t('review.acceptAll')}
    </Button>
  );
  return (
    <Stack gap={6} ref={dates}>
      <p css={keys}>{t('review.keys')}</p>
      <FindingSection
        title={t('review.toCheck')}
        findings={toCheck}
        empty={t('review.nothingToCheck')}
        action={toCheck.length > 1 && acceptAll}
      >
        {children}
      </FindingSection>
      {onCalendar.length > 0 && (
        <FindingSection title={t('review.onCalendar')} findings={onCalendar}>
          {children}
        </FindingSection>
      )}
    </Stack>
  );
};
