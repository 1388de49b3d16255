import { Link } from '@hub/mfe';
import { ButtonLink, color, fontSize, Logo, Page, Row, space } from '@hub/ui';
import type { ReactNode } from 'react';
import { t } from '../../messages.ts';

/** For an unknown path; `actions` are shown next to the link home (decision Q24). */
export const NotFound = ({ actions }: { actions?: ReactNode }) => (
  <Page css={{ minHeight: '70vh', alignItems: 'center', justifyContent: 'center', textAlign: 'center' }}>
    <Logo size={40} />
    <h1 css={{ fontSize: fontSize.xxl }}>{t('notFound.title')}</h1>
    <p css={{ color: color.muted, fontSize: fontSize.md }}>{t('notFound.hint')}</p>
    <Row gap={3} justify="center" css={{ marginTop: space(2) }}>
      <ButtonLink as={Link} href="/">
        {t('notFound.home')}
      </ButtonLink>
      {actions}
    </Row>
  </Page>
);
