import { css } from '@emotion/react';
import type { CodeForm, Enrolment } from '@hub/contracts';
import { fontSize, LinkText, space } from '@hub/ui';
import { t } from './messages.ts';
import { CodeDialog } from './code-dialog.tsx';
import { QrCode } from './qr-code.tsx';

const note = css`
  display: grid;
  gap: ${space(1)};
  justify-items: center;
  text-align: center;
`;
const typed = css`
  font-size: ${fontSize.md};
  user-select: all;
`;

/** Groups of four are easier to type; apps ignore the blanks. */
const inGroups = (secret: string) => secret.replaceAll(/.{4}(?!$)/g, '$& ');

interface Props {
  enrolment: Enrolment;
  busy: boolean;
  onCode: (form: CodeForm) => void;
  onClose: () => void;
}

/** Shows the new secret to the student's app, and asks for the first code. */
export const TurnOnDialog = ({ enrolment: { secret, address }, ...rest }: Props) => (
  <CodeDialog
    {...rest}
    title={t('turnOnTitle')}
    description={t('scan')}
    hint={t('firstCodeHint')}
    submitLabel={t('turnOn')}
    busyLabel={t('turningOn')}
  >
    <QrCode text={address} label={t('qr')} />
    <div css={note}>
      <LinkText href={address}>{t('openApp')}</LinkText>
      <p>{t('secret')}</p>
      <code css={typed}>{inGroups(secret)}</code>
    </div>
  </CodeDialog>
);
