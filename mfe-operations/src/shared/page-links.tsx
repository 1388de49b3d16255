import { Link, usePath } from '@hub/mfe';
import { ButtonLink, Row } from '@hub/ui';
import { t } from '../messages.ts';

const operators = [
  { path: '/operations', title: () => t('pages.system') },
  { path: '/operations/accounts', title: () => t('pages.accounts') },
  { path: '/operations/grants', title: () => t('pages.grants') },
];
const auditors = [
  { path: '/audit', title: () => t('audit.pages.timeline') },
  { path: '/audit/access', title: () => t('audit.pages.access') },
  { path: '/audit/thing', title: () => t('audit.pages.thing') },
];

/** Leads from one page of a role to the others. */
export const PageLinks = ({ of = 'operator' }: { of?: 'operator' | 'auditor' }) => {
  const current = usePath().replace(/\/+$/, '');
  const pages = of === 'operator' ? operators : auditors;
  return (
    <Row as="nav" gap={1} aria-label={t(of === 'operator' ? 'pages.of' : 'audit.pages.of')}>
      {pages.map(({ path, title }) => (
        <ButtonLink
          key={path}
          as={Link}
          href={path}
          size="sm"
          variant={path === current ? 'secondary' : 'ghost'}
          aria-current={path === current ? 'page' : undefined}
        >
          {title()}
        </ButtonLink>
      ))}
    </Row>
  );
};
