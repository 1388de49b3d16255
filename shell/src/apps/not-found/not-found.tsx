import { Link } from '@hub/mfe';
import { ButtonLink, color, fontSize, Logo, Page, Row, space } from '@hub/ui';
import type { ReactNode } from 'react';

/** For a path that nothing is at; `actions` stand beside the way home (decision Q24). */
export const NotFound = ({ actions }: { actions?: ReactNode }) => (
  <Page css={{ minHeight: '70vh', alignItems: 'center', justifyContent: 'center', textAlign: 'center' }}>
    <Logo size={40} />
    <h1 css={{ fontSize: fontSize.xxl }}>404 Page Not Found</h1>
    <p css={{ color: color.muted, fontSize: fontSize.md }}>Did you forget to add the page to the router?</p>
    <Row gap={3} justify="center" css={{ marginTop: space(2) }}>
      <ButtonLink as={Link} href="/">
        Go to the start page
      </ButtonLink>
      {actions}
    </Row>
  </Page>
);
