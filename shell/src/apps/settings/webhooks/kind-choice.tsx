import { css } from '@emotion/react';
import { type WebhookKind, webhookKinds } from '@hub/contracts';
import { Checkbox, color, fontSize, space } from '@hub/ui';
import { useState } from 'react';
import { t } from './messages.ts';

const group = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${space(36)}), 1fr));
  gap: ${space(1)} ${space(3)};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;
const wide = css`
  grid-column: 1 / -1;
  color: ${color.dangerText};
  font-size: ${fontSize.xs};
`;

const usual: readonly WebhookKind[] = ['task', 'event'];

/** What a webhook announces; `kinds` in the form. */
export const KindChoice = ({ error }: { error: string | undefined }) => {
  const [chosen, setChosen] = useState(usual);
  const toggle = (kind: WebhookKind) =>
    setChosen(chosen.includes(kind) ? chosen.filter((each) => each !== kind) : [...chosen, kind]);
  return (
    <fieldset css={group} aria-describedby={error && 'webhook-kinds-error'}>
      <legend css={{ padding: 0, marginBottom: space(1.5), fontWeight: 500 }}>{t('kinds')}</legend>
      {webhookKinds.map((kind) => (
        <Checkbox key={kind} label={t(`kind.${kind}`)} checked={chosen.includes(kind)} onChange={() => toggle(kind)} />
      ))}
      {error && (
        <p id="webhook-kinds-error" css={wide}>
          {error}
        </p>
      )}
      <input type="hidden" name="kinds" value={chosen.join(',')} />
    </fieldset>
  );
};
