import { css } from '@emotion/react';
import { Link, useForm, useShell } from '@hub/mfe';
import { Button, ButtonLink, Field, Input, Row, space } from '@hub/ui';
import { Search } from 'lucide-react';
import { z } from 'zod';
import { t } from '../../messages.ts';

const accountsPath = '/operations/accounts';
const longest = 100;
const Form = z.object({ search: z.string().trim().max(longest) });

const look = css`
  display: grid;
  gap: ${space(3)};
  max-width: ${space(140)};
`;

/** The search is a part of the address. */
export const SearchForm = ({ search }: { search: string }) => {
  const { navigate } = useShell();
  const { onSubmit } = useForm(Form, {
    onValid: ({ search: typed }) =>
      navigate(typed === '' ? accountsPath : `${accountsPath}?search=${encodeURIComponent(typed)}`),
  });
  return (
    <form aria-label={t('accounts.search.title')} css={look} noValidate onSubmit={onSubmit}>
      <Field label={t('accounts.search.label')} hint={t('accounts.search.hint')}>
        <Input key={search} name="search" type="search" defaultValue={search} maxLength={longest} autoComplete="off" />
      </Field>
      <Row>
        <Button type="submit">
          <Search aria-hidden /> {t('accounts.search.submit')}
        </Button>
        {search !== '' && (
          <ButtonLink as={Link} href={accountsPath} variant="secondary">
            {t('accounts.search.clear')}
          </ButtonLink>
        )}
      </Row>
    </form>
  );
};
