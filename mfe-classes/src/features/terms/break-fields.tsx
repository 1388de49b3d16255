import { css } from '@emotion/react';
import type { TermBreak } from '@hub/contracts';
import { Button, color, fontSize, IconButton, Input, space } from '@hub/ui';
import { Plus, X } from 'lucide-react';
import { t } from '../../messages.ts';

const group = css`
  display: grid;
  gap: ${space(2)};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;
const row = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(${space(33)}, 1fr)) auto;
  gap: ${space(2)};
  align-items: center;
`;

/** A break with the key of its line on the screen. */
export type BreakLine = TermBreak & { key: string };

export const newBreak = (first = '', last = ''): BreakLine => ({ key: crypto.randomUUID(), name: '', first, last });

interface Props {
  breaks: readonly BreakLine[];
  error: string | undefined;
  onChange: (breaks: readonly BreakLine[]) => void;
}

/** The breaks of a term, a line each. */
export const BreakFields = ({ breaks, error, onChange }: Props) => {
  const change = (key: string, changed: Partial<TermBreak>) =>
    onChange(breaks.map((line) => (line.key === key ? { ...line, ...changed } : line)));
  return (
    <fieldset css={group} aria-describedby={error && 'breaks-error'}>
      <legend css={{ padding: 0, fontWeight: 500 }}>{t('terms.form.breaks')}</legend>
      <p css={{ color: color.muted, fontSize: fontSize.xs }}>{t('terms.form.breaksHint')}</p>
      {breaks.map(({ key, name, first, last }, index) => {
        const n = index + 1;
        return (
          <div key={key} css={row}>
            <Input
              aria-label={t('terms.form.breakName', { n })}
              placeholder={t('terms.form.breakPlaceholder')}
              value={name}
              dir="auto"
              autoComplete="off"
              onChange={(event) => change(key, { name: event.target.value })}
            />
            <Input
              type="date"
              aria-label={t('terms.form.breakFirst', { n })}
              value={first}
              onChange={({ target: { value } }) => change(key, { first: value, ...(last < value && { last: value }) })}
            />
            <Input
              type="date"
              aria-label={t('terms.form.breakLast', { n })}
              value={last}
              min={first}
              onChange={(event) => change(key, { last: event.target.value })}
            />
            <IconButton
              label={t('terms.form.removeBreak', { n })}
              onClick={() => onChange(breaks.filter((line) => line.key !== key))}
            >
              <X aria-hidden />
            </IconButton>
          </div>
        );
      })}
      {error && (
        <p id="breaks-error" css={{ color: color.dangerText, fontSize: fontSize.xs }}>
          {error}
        </p>
      )}
      <div>
        <Button variant="secondary" size="sm" onClick={() => onChange([...breaks, newBreak()])}>
          <Plus aria-hidden /> {t('terms.form.addBreak')}
        </Button>
      </div>
    </fieldset>
  );
};
