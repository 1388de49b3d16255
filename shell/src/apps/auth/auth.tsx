import { css } from '@emotion/react';
import { Link, useSearch } from '@hub/mfe';
import { Button, color, fontSize, media, radius, space, TabPanel, Tabs, tone, stroke } from '@hub/ui';
import { useState } from 'react';
import { t } from '../../messages.ts';
import { Brand } from '../../shared/brand.tsx';
import { GoogleMark } from './google-mark.tsx';
import { LoginForm } from './login-form.tsx';
import { MarketingPanel } from './marketing-panel.tsx';
import { providerError } from './provider-error.ts';
import { returnTo } from './return-to.ts';
import { RegisterForm } from './register-form.tsx';
import type { AuthProps } from './use-submit.ts';

const tabs = [
  { value: 'login', label: t('auth.login') },
  { value: 'register', label: t('auth.signUp') },
] as const;
type Tab = (typeof tabs)[number]['value'];

const page = css`
  display: grid;
  min-height: 100dvh;
  ${media.wide} {
    grid-template-columns: minmax(${space(120)}, 1fr) 1fr;
  }
`;
const column = css`
  display: flex;
  flex-direction: column;
  gap: ${space(6)};
  width: 100%;
  max-width: ${space(110)};
  margin: 0 auto;
  padding: ${space(8)} ${space(6)};
  ${media.wide} {
    justify-content: center;
  }
  ${media.mobile} {
    padding: ${space(4)};
  }
`;
const divider = css`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  color: ${color.muted};
  font-size: ${fontSize.xs};
  &::before,
  &::after {
    flex: 1;
    height: ${stroke.thin};
    background: ${color.hairline};
    content: '';
  }
`;
const red = tone('red');
const alert = css`
  padding: ${space(3)} ${space(4)};
  border: ${stroke.thin} solid ${red.border};
  border-radius: ${radius.control};
  background: ${red.bg};
  color: ${red.text};
`;

/** The sign-in and sign-up screen (specification §2). */
export const Auth = (props: AuthProps) => {
  const [tab, setTab] = useState<Tab>('login');
  const [email, setEmail] = useState('');
  const error = providerError(useSearch().toString());
  const form = { ...props, email, onEmail: setEmail };
  return (
    <div css={page}>
      <main css={column}>
        <Link href="/" css={{ color: 'inherit', textDecoration: 'none', alignSelf: 'start' }}>
          <Brand />
        </Link>
        <h1 css={{ fontSize: fontSize.xl }}>{t(tab === 'login' ? 'auth.loginTitle' : 'auth.signUpTitle')}</h1>
        {error && (
          <div role="alert" css={alert}>
            <p css={{ fontWeight: 600 }}>{t('auth.loginFailed')}</p>
            <p>{error}</p>
          </div>
        )}
        <Tabs label={t('auth.tabs')} value={tab} onValueChange={setTab} tabs={tabs}>
          <TabPanel value="login">
            <LoginForm {...form} />
          </TabPanel>
          <TabPanel value="register">
            <RegisterForm {...form} />
          </TabPanel>
        </Tabs>
        <p css={divider}>{t('auth.or')}</p>
        <Button
          variant="secondary"
          onClick={() =>
            location.assign(
              `/api/auth/google?${new URLSearchParams({ returnTo: returnTo(location.search) }).toString()}`,
            )
          }
        >
          <GoogleMark /> {t('auth.google')}
        </Button>
      </main>
      <MarketingPanel />
    </div>
  );
};
