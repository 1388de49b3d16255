import { css } from '@emotion/react';
import { Link, usePath } from '@hub/mfe';
import { color, media, quick, radius, space, sizes } from '@hub/ui';
import { BookOpen, CalendarDays, LayoutDashboard, ListTodo } from 'lucide-react';
import { t } from '../../student-messages.ts';

const links = [
  { href: '/', name: 'dashboard', Icon: LayoutDashboard, pages: /^\/$/ },
  { href: '/classes', name: 'classes', Icon: BookOpen, pages: /^\/class(es)?(\/|$)/ },
  { href: '/calendar', name: 'calendar', Icon: CalendarDays, pages: /^\/calendar(\/|$)/ },
  { href: '/tasks', name: 'tasks', Icon: ListTodo, pages: /^\/tasks(\/|$)/ },
] as const;

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

/** The four screens; the current one is highlighted (decision Q33). */
export const NavLinks = ({ onFollow }: { onFollow?: (() => void) | undefined }) => {
  const path = usePath();
  return (
    <ul css={{ display: 'grid', gap: space(1) }}>
      {links.map(({ href, name, Icon, pages }) => (
        <li key={href}>
          <Link href={href} onClick={onFollow} aria-current={pages.test(path) ? 'page' : undefined} css={look}>
            <Icon size={20} aria-hidden />
            {t(`pages.${name}`)}
          </Link>
        </li>
      ))}
    </ul>
  );
};
