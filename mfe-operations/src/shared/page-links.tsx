import { Link, usePath } from '@hub/mfe';
import { ButtonLink, Row } from '@hub/ui';
import { t } from '../messages.ts';

const pages = [
  { path: '/operations', name: 'system' },
  { path: '/operations/accounts', name: 'accounts' },
  { path: '/releases', name: 'releases' },
] as const;

/** Leads from one page of the operators to another. */
export const PageLinks = () => {
  const current = usePath().replace(/\/+$/, '');
  return (
    <Row as="nav" gap={1} aria-label={t('pages.of')}>
      {pages.map(({ path, name }) => (
        <ButtonLink
          key={path}
          as={Link}
          href={path}
          size="sm"
          variant={path === current ? 'secondary' : 'ghost'}
          aria-current={path === current ? 'page' : undefined}
        >
          {t(`pages.${name}`)}
        </ButtonLink>
      ))}
    </Row>
  );
};
