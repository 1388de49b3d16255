import { fontSize, Logo, Row, space } from '@hub/ui';
import { t } from '../messages.ts';

/** The product's mark and name. */
export const Brand = () => (
  <Row
    gap={3}
    wrap={false}
    css={{ fontSize: fontSize.md, fontWeight: 600, letterSpacing: '-0.01em', minHeight: space(9) }}
  >
    <Logo />
    <span>{t('product')}</span>
  </Row>
);
