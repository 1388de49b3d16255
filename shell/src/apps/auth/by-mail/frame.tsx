import { css } from '@emotion/react';
import { Link } from '@hub/mfe';
import { fontSize, Page, space, Stack } from '@hub/ui';
import type { ReactNode } from 'react';
import { t } from '../../../messages.ts';
import { Brand } from '../../../shared/brand.tsx';

const column = css`
  max-width: ${space(110)};
  padding: ${space(8)} ${space(6)};
`;

/** The frame of the account screens that e-mails link to. */
export const Frame = ({ title, children }: { title: string; children: ReactNode }) => (
  <Page as="main" css={column}>
    <Link href="/" css={{ color: 'inherit', textDecoration: 'none', alignSelf: 'start' }}>
      <Brand />
    </Link>
    <h1 css={{ fontSize: fontSize.xl }}>{title}</h1>
    <Stack>{children}</Stack>
  </Page>
);

export const ToSignIn = () => <a href="/auth">{t('byMail.toSignIn')}</a>;
