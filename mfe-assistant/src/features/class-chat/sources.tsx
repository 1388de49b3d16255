import { css } from '@emotion/react';
import { viewAddress, type ClassId, type Source } from '@hub/contracts';
import { LinkText, color, fontSize, space } from '@hub/ui';
import { FileText } from 'lucide-react';
import { visible } from '../../shared/visible.ts';
import { t } from '../../messages.ts';
import { useDocuments } from './api.ts';

const list = css`
  display: grid;
  gap: ${space(2)};
  max-width: 68ch;
  font-size: ${fontSize.xs};
`;
const item = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 ${space(2)};
  align-items: start;
`;
const quoted = css`
  grid-column: 2;
  margin: 0;
  color: ${color.muted};
  overflow-wrap: anywhere;
`;

/** The passages that a reply quotes; a click opens the document there. */
export const Sources = ({ citations, classId }: { citations: readonly Source[]; classId: ClassId }) => {
  const { data: documents } = useDocuments(classId);
  const nameOf = (id: string) => documents?.find((document) => document.id === id)?.name;
  return (
    <ul css={list} aria-label={t('chat.sources')}>
      {citations.map((source, index) => (
        <li key={index} css={item}>
          <FileText size={14} css={{ marginTop: space(0.5), color: color.muted }} aria-hidden />
          <Place
            source={source}
            name={nameOf(source.documentId) ?? t('chat.source.unnamed')}
            isGone={documents !== undefined && nameOf(source.documentId) === undefined}
          />
          <blockquote css={quoted} dir="auto">
            “{visible(source.quote)}”
          </blockquote>
        </li>
      ))}
    </ul>
  );
};

const Place = ({ source, name, isGone }: { source: Source; name: string; isGone: boolean }) => {
  const label = source.page === null ? name : t('chat.source.page', { document: name, page: source.page });
  if (isGone) return <span>{t('chat.source.gone')}</span>;
  return (
    <LinkText
      href={viewAddress(source)}
      target="_blank"
      rel="noopener"
      aria-label={t('chat.source.open', { document: label })}
    >
      {label}
    </LinkText>
  );
};
