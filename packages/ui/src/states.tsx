import { css } from '@emotion/react';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { t } from './messages.ts';
import { color, fontSize, space } from './theme.ts';

const box = css`
  display: grid;
  justify-items: center;
  gap: ${space(2)};
  padding: ${space(10)} ${space(4)};
  text-align: center;
`;
const mark = css`
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  margin-bottom: ${space(1)};
  border-radius: 50%;
  background: ${color.accentSoft};
  color: ${color.accentText};
`;
const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
`;
const failed = css`
  border-radius: 50%;
  background: var(--hub-red-bg);
  color: ${color.dangerText};
`;
const strong = css`
  font-size: ${fontSize.md};
  font-weight: 600;
`;
const hintText = css`
  max-width: 44ch;
  color: ${color.muted};
`;

interface EmptyStateProps {
  /** An icon, 24 px, such as `<BookOpen size={24} />`. */
  icon: ReactNode;
  title: string;
  hint?: ReactNode;
  /** The one action that adds something. */
  action?: ReactNode;
  /** Makes the title a heading. */
  level?: 1 | 2 | 3;
}

/** Replaces a list without entries. For a failed read use `ErrorState`. */
export const EmptyState = ({ icon, title, hint, action, level }: EmptyStateProps) => {
  const Title = level ? (`h${level}` as const) : 'p';
  return (
    <div css={box}>
      <span css={mark} aria-hidden>
        {icon}
      </span>
      <Title css={strong} tabIndex={level === 1 ? -1 : undefined}>
        {title}
      </Title>
      {hint && <p css={hintText}>{hint}</p>}
      {action && <div css={{ marginTop: space(2) }}>{action}</div>}
    </div>
  );
};

interface ErrorStateProps {
  /** What failed, in plain words. */
  title: string;
  detail?: ReactNode;
  /** In one line, as a replacement for a single field. */
  compact?: boolean;
  onRetry: () => void;
}

/** A read that failed; never show that as an empty list. */
export const ErrorState = ({ title, detail, compact = false, onRetry }: ErrorStateProps) => (
  <div css={compact ? line : box} role="alert">
    <span css={[!compact && mark, failed]} aria-hidden>
      <CircleAlert size={compact ? 20 : 24} />
    </span>
    <p css={!compact && strong}>{title}</p>
    {detail && <p css={hintText}>{detail}</p>}
    <div css={!compact && { marginTop: space(2) }}>
      <Button variant="secondary" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  </div>
);
