import type { DocumentView } from '@hub/contracts';
import { css } from '@emotion/react';
import { color, fontSize, media, space } from '@hub/ui';
import { t } from '../../messages.ts';

const box = css`
  margin-top: ${space(2)};
  color: ${color.muted};
  font-size: ${fontSize.xs};

  summary {
    cursor: pointer;
    padding-block: ${space(1)};
    ${media.mobile} {
      padding-block: ${space(3.25)}; /* 44 px for a finger */
    }
  }

  ul {
    display: grid;
    gap: ${space(2)};
    margin: ${space(1)} 0 0;
    padding-left: ${space(4)};
  }

  q {
    color: ${color.text};
    overflow-wrap: anywhere;
  }
`;

/** Lines that the analysis skipped, for the student to check (decision Q8). */
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
