import { css } from '@emotion/react';
import { readPage, type DocumentView, type FindingView } from '@hub/contracts';
import { query } from '@hub/mfe';
import { fontSize, marker, space, stroke } from '@hub/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { t } from '../../../../messages.ts';
import { pageLines, type PageLine, type Piece } from './page-lines.ts';
import { PageState } from './page-state.tsx';
import { Paper } from './paper.tsx';
import { scrollToMark } from './scroll-to-mark.ts';

const text = css`
  padding: ${space(6)};
  font-size: ${fontSize.sm};
  line-height: 1.6;
  white-space: pre-wrap;
  overflow-wrap: break-word;
  p,
  table {
    margin: 0 0 ${space(3)};
  }
  table {
    width: 100%;
    border-collapse: collapse;
  }
  td {
    padding: ${space(1)} ${space(2)};
    border: ${stroke.thin} solid ${marker.rule};
    vertical-align: top;
  }
  mark {
    border-radius: ${space(0.5)};
    outline: ${stroke.thin} solid ${marker.edge};
    background: ${marker.fill};
    color: inherit;
  }
`;
const heading = css`
  font-weight: 600;
`;

const marked = (pieces: readonly Piece[]) =>
  pieces.map(({ text: words, isMarked }, index) =>
    isMarked ? (
      <mark key={index} ref={scrollToMark}>
        {words}
      </mark>
    ) : (
      words
    ),
  );

/** Lines that follow each other in one table, or one other line. */
const parts = (lines: readonly PageLine[]) => {
  const groups: PageLine[][] = [];
  for (const line of lines) {
    const group = groups.at(-1);
    if (group && line.kind === 'row' && group[0]?.block === line.block) group.push(line);
    else groups.push([line]);
  }
  return groups;
};

const partOf = (lines: readonly PageLine[], key: number): ReactNode => {
  const [first] = lines;
  if (first?.kind !== 'row') {
    return (
      <p key={key} css={first?.kind === 'heading' && heading} dir="auto">
        {first?.texts.map(marked)}
      </p>
    );
  }
  return (
    <table key={key}>
      <tbody>
        {lines.map(({ texts }, row) => (
          <tr key={row}>
            {texts.map((cell, column) => (
              <td key={column} dir="auto">
                {marked(cell)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** The text of a page, for files without a picture of it, such as Word files and spreadsheets. */
export const TextPage = ({ finding, syllabus }: { finding: FindingView; syllabus: DocumentView }) => {
  const { page, quote } = finding;
  const { data, error, isFetching, refetch } = useQuery(
    query(readPage, { params: { id: syllabus.id }, query: { page: String(page) } }),
  );
  const lines = useMemo(() => (data ? pageLines(data.blocks, quote) : []), [data, quote]);
  if (!data) return <PageState page={page} error={isFetching ? null : error} onRetry={() => void refetch()} />;
  const isMarked = lines.some(({ texts }) => texts.flat().some((piece) => piece.isMarked));
  return (
    <Paper label={t('review.page', { page })} note={isMarked ? undefined : t('review.picture.unmarked')}>
      <div key={finding.id} css={text}>
        {parts(lines).map(partOf)}
      </div>
    </Paper>
  );
};
