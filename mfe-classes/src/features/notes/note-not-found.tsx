import { Link } from '@hub/mfe';
import { ButtonLink, EmptyState } from '@hub/ui';
import { SearchX } from 'lucide-react';
import { t } from '../../messages.ts';

export const NoteNotFound = () => (
  <EmptyState
    icon={<SearchX />}
    title={t('note.notFound.title')}
    hint={t('note.notFound.hint')}
    level={1}
    action={
      <ButtonLink as={Link} href="/classes">
        {t('class.notFound.back')}
      </ButtonLink>
    }
  />
);
