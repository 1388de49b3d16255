import { Link } from '@hub/mfe';
import { ButtonLink, Row } from '@hub/ui';
import { t } from '../../messages.ts';

/** What the page shows. */
export type Shown = 'active' | 'archived' | 'terms';

/** Switches between active classes, archived ones (decision Q45) and the terms, by the address. */
export const ClassFilter = ({ shown }: { shown: Shown }) => {
  const link = (href: string, isCurrent: boolean, text: string) => (
    <ButtonLink
      as={Link}
      href={href}
      size="sm"
      variant={isCurrent ? 'secondary' : 'ghost'}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {text}
    </ButtonLink>
  );
  return (
    <Row as="nav" gap={1} aria-label={t('classes.which')}>
      {link('/classes', shown === 'active', t('classes.active'))}
      {link('/classes?show=archived', shown === 'archived', t('classes.archived'))}
      {link('/classes?show=terms', shown === 'terms', t('terms.title'))}
    </Row>
  );
};
