import { css } from '@emotion/react';
import { Link, useSearch } from '@hub/mfe';
import { Button, color, fontSize, media, radius, space, TabPanel, Tabs, tone, stroke } from '@hub/ui';
import { useState } from 'react';
import { t } from '../../messages.ts';
import { Brand } from '../../shared/brand.tsx';
import { t as tOfPasskeys } from '../../shared/passkeys/messages.ts';
import { CodeForm } from './code-form.tsx';
import { t as tOfCode } from './code-messages.ts';
import { GoogleMark } from './google-mark.tsx';
import { type FormProps, LoginForm } from './login-form.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { MarketingPanel } from './marketing-panel.tsx';
import { providerError } from './provider-error.ts';
import { returnTo } from './return-to.ts';
import { RegisterForm } from './register-form.tsx';
import { signInByPasskey, type Step } from './sign-in.ts';
import type { AuthProps } from './use-submit.ts';

const tabs = [
  { value: 'login', label: t('auth.login') },
  { value: 'register', label: t('auth.signUp') },
] as const;
type Tab = (typeof tabs)[number]['value'];
const titles = { login: 'auth.loginTitle', register: 'auth.signUpTitle' } as const;

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
  const search = useSearch();
  // a sign-in by a provider arrives here with its first step done
  const [step, setStep] = useState<Step>(search.get('step') === 'code' ? 'code' : 'password');
  const error = providerError(search.toString());
  const form = { ...props, email, onEmail: setEmail, onStep: setStep };
  return (
    <div css={page}>
      <main css={column}>
        <Link href="/" css={{ color: 'inherit', textDecoration: 'none', alignSelf: 'start' }}>
          <Brand />
        </Link>
        <h1 css={{ fontSize: fontSize.xl }}>{step === 'code' ? tOfCode('title') : t(titles[tab])}</h1>
        {error && (
          <div role="alert" css={alert}>
            <p css={{ fontWeight: 600 }}>{t('auth.loginFailed')}</p>
            <p>{error}</p>
          </div>
        )}
        {step === 'code' ? <CodeForm {...form} /> : <FirstStep {...{ tab, form }} onTab={setTab} />}
      </main>
      <MarketingPanel />
    </div>
  );
};

interface FirstStepProps {
  tab: Tab;
  onTab: (tab: Tab) => void;
  form: FormProps;
}

const FirstStep = ({ tab, onTab, form }: FirstStepProps) => (
  <>
    <Tabs label={t('auth.tabs')} value={tab} onValueChange={onTab} tabs={tabs}>
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
        location.assign(`/api/auth/google?${new URLSearchParams({ returnTo: returnTo(location.search) }).toString()}`)
      }
    >
      <GoogleMark /> {t('auth.google')}
    </Button>
    <PasskeyButton {...form} label={tOfPasskeys('signIn')} send={signInByPasskey} />
  </>
);
