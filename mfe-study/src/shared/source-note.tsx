import { viewAddress, type Source } from '@hub/contracts';
import { LinkText } from '@hub/ui';
import { t } from '../messages.ts';
import { useAllDocuments } from './api.ts';
import { muted } from './styles.ts';

/** Quotes the place in the student's material that something was made from (decision Q77), and links to it. */
export const SourceNote = ({ source }: { source: Source | null }) => (source ? <Place source={source} /> : null);

const Place = ({ source }: { source: Source }) => {
  const { documentId, page, quote } = source;
  const { data: documents } = useAllDocuments();
  const name = documents?.find(({ id }) => id === documentId)?.name;
  const document = name ?? t('flashcards.source.unnamed');
  const label = page === null ? document : t('flashcards.source.page', { document, page });
  const isGone = documents !== undefined && name === undefined;
  return (
    <p css={muted}>
      {isGone ? (
        t('flashcards.source.gone')
      ) : (
        <LinkText
          href={viewAddress(source)}
          target="_blank"
          rel="noopener"
          aria-label={t('flashcards.source.open', { document: label })}
        >
          {label}
        </LinkText>
      )}
      : <q dir="auto">{quote}</q>
    </p>
  );
};
