import { css } from '@emotion/react';
import type { DocumentView } from '@hub/contracts';
import { ButtonLink, color, fontSize, formatShortDay, todayIn, space, stroke } from '@hub/ui';
import type { ReactNode } from 'react';
import { t } from '../messages.ts';
import { FileIcon } from './file-icon.tsx';

const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space(2)} ${space(3)};
  padding: ${space(3)} 0;
  border-top: ${stroke.thin} solid ${color.hairline};
  overflow-wrap: anywhere;
  &:first-of-type {
    padding-top: 0;
    border-top: 0;
  }
  &:last-of-type {
    padding-bottom: 0;
  }
`;
const actionBar = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(1)};
  margin-left: auto;
`;

const quiet = css`
  color: ${color.muted};
  white-space: pre-line;
`;

export const listStyle = css`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const dayOf = (instant: string) => todayIn(undefined, new Date(instant));

interface Props {
  document: DocumentView;
  /** Below name and date. */
  children?: ReactNode;
  actions: ReactNode;
}

/** One document of a list: icon, name, upload date, more content and actions. */
export const DocumentLine = ({ document: { name, createdAt }, children, actions }: Props) => (
  <li css={line}>
    <FileIcon name={name} />
    <div css={{ flex: `1 1 ${space(45)}`, minWidth: 0, display: 'grid', gap: space(1) }}>
      <p css={{ fontWeight: 500 }}>
        <bdi>{name}</bdi>
      </p>
      <p css={{ color: color.muted, fontSize: fontSize.xs }}>
        {t('documents.uploaded')} <time dateTime={createdAt}>{formatShortDay(dayOf(createdAt), todayIn())}</time>
      </p>
      {children}
    </div>
    <div css={actionBar}>{actions}</div>
  </li>
);

/** Opens the file itself in a new tab. */
export const ViewLink = ({ href, name }: { href: string; name: string }) => (
  <ButtonLink
    href={href}
    target="_blank"
    rel="noopener"
    variant="ghost"
    size="sm"
    aria-label={t('documents.viewOf', { name })}
  >
    {t('documents.view')}
  </ButtonLink>
);

export const DocumentDescription = ({ document: { description } }: { document: DocumentView }) =>
  description && (
    <p css={quiet} dir="auto">
      {description}
    </p>
  );
