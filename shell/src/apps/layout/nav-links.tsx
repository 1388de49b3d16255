import { css } from '@emotion/react';
import type { RemoteLink } from '@hub/contracts';
import { Link, usePath } from '@hub/mfe';
import { color, media, quick, radius, space, sizes } from '@hub/ui';
import { AppWindow, BookOpen, CalendarDays, LayoutDashboard, ListTodo } from 'lucide-react';
import { titleOfLink } from '../../shared/pages.ts';
import { t } from '../../student-messages.ts';

const links = [
  { href: '/', name: 'dashboard', Icon: LayoutDashboard, pages: /^\/$/ },
  { href: '/classes', name: 'classes', Icon: BookOpen, pages: /^\/class(es)?(\/|$)/ },
  { href: '/calendar', name: 'calendar', Icon: CalendarDays, pages: /^\/calendar(\/|$)/ },
  { href: '/tasks', name: 'tasks', Icon: ListTodo, pages: /^\/tasks(\/|$)/ },
] as const;

const isWithin = (page: string, path: string) => path === page || path.startsWith(`${page}/`);

const look = css`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: ${sizes.control};
  padding: 0 ${space(3)};
  border-radius: ${radius.control};
  color: ${color.muted};
  font-weight: 500;
  text-decoration: none;
  transition: background-color ${quick};
  &:hover {
    background: ${color.sunken};
    color: ${color.text};
  }
  &[aria-current] {
    background: ${color.accentSoft};
    color: ${color.accentText};
    font-weight: 600;
  }
  ${media.mobile} {
    min-height: ${sizes.touch};
  }
`;

interface Props {
  /** What remotes add below the four screens. */
  more: readonly RemoteLink[];
  onFollow?: (() => void) | undefined;
}

/** The four screens, then what remotes add; the current one is highlighted (decision Q33). */
export const NavLinks = ({ more, onFollow }: Props) => {
  const path = usePath();
  const all = [
    ...links.map((link) => ({ ...link, title: t(`pages.${link.name}`), isCurrent: link.pages.test(path) })),
    ...more.map((link) => ({
      href: link.path,
      title: titleOfLink(link),
      isCurrent: isWithin(link.path, path),
      Icon: AppWindow,
    })),
  ];
  return (
    <ul css={{ display: 'grid', gap: space(1) }}>
      {all.map(({ href, title, isCurrent, Icon }) => (
        <li key={href}>
          <Link href={href} onClick={onFollow} aria-current={isCurrent ? 'page' : undefined} css={look}>
            <Icon size={20} aria-hidden />
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
};
