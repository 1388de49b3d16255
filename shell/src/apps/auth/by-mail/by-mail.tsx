import { ForgotPassword } from './forgot-password.tsx';
import type { ByMailProps } from './props.ts';
import { ResetPassword } from './reset-password.tsx';
import { VerifyEmail } from './verify-email.tsx';

const paths = ['/auth/forgot-password', '/auth/reset-password', '/auth/verify-email'] as const;
type ByMailPath = (typeof paths)[number];

/** Whether a path is a screen that e-mails link to, signed in or not. */
export const isByMail = (path: string): path is ByMailPath => paths.some((each) => each === path);

export const ByMail = ({ path, ...props }: ByMailProps & { path: ByMailPath }) => {
  switch (path) {
    case '/auth/forgot-password':
      return <ForgotPassword {...props} />;
    case '/auth/reset-password':
      return <ResetPassword {...props} />;
    case '/auth/verify-email':
      return <VerifyEmail {...props} />;
  }
};
