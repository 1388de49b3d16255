import { Link } from '@hub/mfe';
import { ButtonLink, Row } from '@hub/ui';
import { t } from '../../messages.ts';

/** Switches between active and archived classes (decision Q45), by the address. */
export const ClassFilter = ({ archived }: { archived: boolean }) => {
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
      {link('/classes', !archived, t('classes.active'))}
      {link('/classes?show=archived', archived, t('classes.archived'))}
    </Row>
  );
};
