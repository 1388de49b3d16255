import type { FlashcardSetView } from '@hub/contracts';
import { Row, buttonStyles, space } from '@hub/ui';
import { Download } from 'lucide-react';
import { t } from '../../messages.ts';
import { muted } from '../../shared/styles.ts';

const formats = ['csv', 'tsv', 'apkg'] as const;

/** Downloads of the set, for spreadsheets and for Anki. */
export const ExportMenu = ({ set, disabled }: { set: FlashcardSetView; disabled: boolean }) => {
  if (disabled) return null;
  return (
    <Row gap={1}>
      <span css={[muted, { display: 'inline-flex', alignItems: 'center', gap: space(1) }]}>
        <Download size={16} aria-hidden /> {t('exchange.export')}
      </span>
      {formats.map((format) => (
        <a
          key={format}
          href={`/api/flashcard-sets/${set.id}/export/${format}`}
          download
          aria-label={t('exchange.exportAs', { title: set.title, format: t(`exchange.${format}`) })}
          css={buttonStyles({ variant: 'ghost', size: 'sm' })}
        >
          {t(`exchange.${format}`)}
        </a>
      ))}
    </Row>
  );
};
