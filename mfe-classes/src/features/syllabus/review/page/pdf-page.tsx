import { css } from '@emotion/react';
import type { DocumentView, FindingView } from '@hub/contracts';
import { marker, media, space, stroke } from '@hub/ui';
import { useMemo } from 'react';
import { t } from '../../../../messages.ts';
import { syllabusAddress } from '../../syllabus-address.ts';
import { PageState } from './page-state.tsx';
import { Paper } from './paper.tsx';
import { quoteBoxes } from './quote-boxes.ts';
import { scrollToMark } from './scroll-to-mark.ts';
import { useShownBlob } from './use-shown-blob.ts';
import { usePdfPage } from './use-pdf-page.ts';

const sheet = css`
  position: relative;
  ${media.mobile} {
    min-width: ${space(140)};
  }
`;
const picture = css`
  display: block;
  width: 100%;
  height: 100%;
`;
const highlight = css`
  position: absolute;
  box-sizing: content-box;
  margin: -${space(0.5)};
  padding: ${space(0.5)};
  border-radius: ${space(0.5)};
  outline: ${stroke.thin} solid ${marker.edge};
  background: ${marker.fill};
  mix-blend-mode: multiply;
`;

const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;

/** A page of a PDF as a picture. */
export const PdfPage = ({ finding, syllabus }: { finding: FindingView; syllabus: DocumentView }) => {
  const { id, page, quote } = finding;
  const { data, error, isFetching, refetch } = usePdfPage(syllabusAddress(syllabus), page);
  const show = useShownBlob(data?.picture);
  const boxes = useMemo(() => (data ? quoteBoxes(data, quote) : []), [data, quote]);
  if (!data) return <PageState page={page} error={isFetching ? null : error} onRetry={() => void refetch()} />;
  const { width, height, texts } = data;
  const noteOf = () => {
    if (boxes.length > 0) return undefined;
    return t(texts.length === 0 ? 'review.picture.scan' : 'review.picture.unmarked');
  };
  return (
    <Paper label={t('review.page', { page })} note={noteOf()}>
      <div css={sheet} style={{ aspectRatio: `${width} / ${height}` }}>
        <img css={picture} ref={show} alt={t('review.picture.alt', { page, name: syllabus.name, quote })} />
        {boxes.map(({ left, top, right, bottom }) => (
          <span
            key={`${id} ${left} ${top}`}
            css={highlight}
            data-mark
            ref={scrollToMark}
            style={{
              left: percent(left, width),
              top: percent(top, height),
              width: percent(right - left, width),
              height: percent(bottom - top, height),
            }}
          />
        ))}
      </div>
    </Paper>
  );
};
