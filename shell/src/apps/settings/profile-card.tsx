import { css } from '@emotion/react';
import { ProfileChange, type AccountView, type UserView } from '@hub/contracts';
import { useForm } from '@hub/mfe';
import { Badge, Button, color, Field, Input, Row, space, Stack } from '@hub/ui';
import { z } from 'zod';
import { t } from '../../student-messages.ts';
import { useChangeProfile, useMailVerification } from './api.ts';
import { SettingsCard } from './settings-card.tsx';

/** An empty field leaves the picture as it is. */
const Form = ProfileChange.required().extend({
  profileImageUrl: z.preprocess((text) => text || undefined, ProfileChange.shape.profileImageUrl),
});

const names = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${space(50)}), 1fr));
  gap: ${space(4)};
`;

interface Props {
  user: UserView;
  account: AccountView;
}

export const ProfileCard = ({ user, account }: Props) => {
  const save = useChangeProfile();
  const remove = useChangeProfile();
  const { errors, onSubmit } = useForm(Form, { onValid: (profile) => save.mutate(profile) });
  return (
    <SettingsCard title={t('settings.profile.title')}>
      <EmailLine account={account} />
      <form noValidate onSubmit={onSubmit} aria-label={t('settings.profile.title')}>
        <Stack>
          <div css={names}>
            <Field label={t('settings.profile.firstName')} error={errors['firstName']}>
              <Input name="firstName" autoComplete="given-name" defaultValue={user.firstName ?? ''} />
            </Field>
            <Field label={t('settings.profile.lastName')} error={errors['lastName']}>
              <Input name="lastName" autoComplete="family-name" defaultValue={user.lastName ?? ''} />
            </Field>
          </div>
          <Field
            label={t('settings.profile.picture')}
            hint={t('settings.profile.pictureHint')}
            error={errors['profileImageUrl']}
          >
            <Input key={user.profileImageUrl} name="profileImageUrl" type="url" autoComplete="photo" />
          </Field>
          <Row justify="flex-end">
            {user.profileImageUrl !== null && (
              <Button
                variant="secondary"
                busy={remove.isPending}
                onClick={() => remove.mutate({ profileImageUrl: null })}
              >
                {t('settings.profile.removePicture')}
              </Button>
            )}
            <Button type="submit" busy={save.isPending}>
              {t(save.isPending ? 'settings.profile.saving' : 'settings.profile.save')}
            </Button>
          </Row>
        </Stack>
      </form>
    </SettingsCard>
  );
};

const EmailLine = ({ account }: { account: AccountView }) => {
  const mail = useMailVerification();
  return (
    <Row gap={3}>
      <span css={{ color: color.muted }}>{t('settings.profile.email')}</span>
      <span css={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{account.email}</span>
      <Badge tone={account.emailVerified ? 'green' : 'yellow'}>
        {t(account.emailVerified ? 'settings.profile.verified' : 'settings.profile.unverified')}
      </Badge>
      {!account.emailVerified && (
        <Button variant="ghost" size="sm" busy={mail.isPending} onClick={() => mail.mutate()}>
          {t('settings.profile.sendAgain')}
        </Button>
      )}
    </Row>
  );
};
