import { css } from '@emotion/react';
import { logout, type UserView } from '@hub/contracts';
import { call, Link, reasonOf, useChange, type Notice } from '@hub/mfe';
import { Avatar, Button, color, fontSize, media, quick, radius, Row, space, Stack, sizes, stroke } from '@hub/ui';
import { LogOut, Settings } from 'lucide-react';
import { t } from '../../student-messages.ts';

const oneLine = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
const gear = css`
  display: grid;
  place-items: center;
  flex: none;
  width: ${sizes.compact};
  height: ${sizes.compact};
  border-radius: ${radius.control};
  color: ${color.muted};
  transition: background-color ${quick};
  &:hover,
  &[aria-current] {
    background: ${color.sunken};
    color: ${color.text};
  }
  ${media.mobile} {
    width: ${sizes.touch};
    height: ${sizes.touch};
  }
`;

/** First and last name, else the e-mail, else "User" (decision Q34). */
const nameOf = ({ firstName, lastName, email }: UserView) =>
  [firstName, lastName].filter(Boolean).join(' ') || email || t('user.unnamed');

const logoutFailed: Notice = { title: t('user.logoutFailed'), tone: 'destructive' };

interface Props {
  user: UserView;
  onSignedOut: () => void;
  /** A link was followed. */
  onFollow?: (() => void) | undefined;
}

export const UserBlock = ({ user, onSignedOut, onFollow }: Props) => {
  const signOut = useChange({
    send: async () => ({ answer: await call(logout) }),
    failed: (error) => ({ ...logoutFailed, description: reasonOf(error, error.message) }),
    onDone: onSignedOut,
  });
  const name = nameOf(user);
  return (
    <Stack gap={3} css={{ borderTop: `${stroke.thin} solid ${color.hairline}`, paddingTop: space(4) }}>
      <Row gap={3} wrap={false}>
        <Avatar name={user.firstName} email={user.email} src={user.profileImageUrl} />
        <div css={{ flex: 1, minWidth: 0 }}>
          <p css={[oneLine, { fontWeight: 600 }]} title={name}>
            {name}
          </p>
          <p css={[oneLine, { color: color.muted, fontSize: fontSize.xs }]} title={user.email}>
            {user.email}
          </p>
        </div>
        <Link
          href="/settings"
          onClick={onFollow}
          aria-label={t('pages.settings')}
          title={t('pages.settings')}
          css={gear}
        >
          <Settings size={20} aria-hidden />
        </Link>
      </Row>
      <Button variant="secondary" busy={signOut.isPending} onClick={() => signOut.mutate()}>
        {!signOut.isPending && <LogOut aria-hidden />}
        {t(signOut.isPending ? 'user.signingOut' : 'user.signOut')}
      </Button>
    </Stack>
  );
};
