import { css } from '@emotion/react';
import { logout, type UserView } from '@hub/contracts';
import { call, reasonOf, useShell } from '@hub/mfe';
import { Avatar, Button, color, fontSize, Row, space, Stack } from '@hub/ui';
import { useMutation } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';

const oneLine = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** First and last name, else the e-mail, else "User" (decision Q34). */
const nameOf = ({ firstName, lastName, email }: UserView) =>
  [firstName, lastName].filter(Boolean).join(' ') || email || 'User';

const failureOf = (error: Error) => reasonOf(error, error.message);

export const UserBlock = ({ user, onSignedOut }: { user: UserView; onSignedOut: () => void }) => {
  const { notify } = useShell();
  const signOut = useMutation({
    mutationFn: () => call(logout),
    onSuccess: onSignedOut,
    onError: (error) => notify({ title: 'Logout failed', description: failureOf(error), tone: 'destructive' }),
  });
  const name = nameOf(user);
  return (
    <Stack gap={3} css={{ borderTop: `1px solid ${color.hairline}`, paddingTop: space(4) }}>
      <Row gap={3} wrap={false}>
        <Avatar name={user.firstName} email={user.email} src={user.profileImageUrl} />
        <div css={{ minWidth: 0 }}>
          <p css={[oneLine, { fontWeight: 600 }]} title={name}>
            {name}
          </p>
          <p css={[oneLine, { color: color.muted, fontSize: fontSize.xs }]} title={user.email}>
            {user.email}
          </p>
        </div>
      </Row>
      <Button variant="secondary" busy={signOut.isPending} onClick={() => signOut.mutate()}>
        {!signOut.isPending && <LogOut aria-hidden />}
        {signOut.isPending ? 'Signing Out...' : 'Sign Out'}
      </Button>
    </Stack>
  );
};
