import type { DocumentView } from '@hub/contracts';
import { css } from '@emotion/react';
import { color, fontSize, media } from '@hub/ui';
import { t } from '../../messages.ts';

const box = css`
  margin-top: 8px;
  color: ${color.muted};
  font-size: ${fontSize.xs};

  summary {
    cursor: pointer;
    padding-block: 4px;
    ${media.mobile} {
      padding-block: 13px; /* 44 px for a finger */
    }
  }

  ul {
    display: grid;
    gap: 8px;
    margin: 4px 0 0;
    padding-left: 16px;
  }

  q {
    color: ${color.text};
    overflow-wrap: anywhere;
  }
`;

/** What the analysis saw and did not take, so that the student can look for herself (decision Q8). */
export const SkippedLines = ({ lines }: { lines: DocumentView['skipped'] }) => (
  <details css={box}>
    <summary>{t('syllabus.skipped.count', { count: lines.length })}</summary>
    <ul>
      {lines.map(({ quote, page, reason }) => (
        <li key={`${page} ${quote}`}>
          <q>{quote}</q>
          <p>
            {t('syllabus.skipped.page', { page })} {t(`syllabus.skipped.${reason}`)}
          </p>
        </li>
      ))}
    </ul>
  </details>
);
