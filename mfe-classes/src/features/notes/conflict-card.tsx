import { css } from '@emotion/react';
import { Button, color, radius, Row, space, Stack, stroke } from '@hub/ui';
import { t } from '../../messages.ts';
import { NoteText } from './editor/note-text.tsx';
import type { Choice, Theirs } from './saver.ts';

const card = css`
  padding: ${space(4)};
  border: ${stroke.thin} solid var(--hub-orange-border);
  border-radius: ${radius.card};
  background: var(--hub-orange-bg);
  color: var(--hub-orange-text);
`;
const other = css`
  max-height: ${space(60)};
  border-radius: ${radius.control};
  background: ${color.surface};
  color: ${color.text};
  overflow-y: auto;
`;

interface Props {
  theirs: Theirs;
  onChoose: (choice: Choice) => void;
}

/** Two tabs have changed the same text: the student chooses, and the other text stays among the earlier versions. */
export const ConflictCard = ({ theirs, onChoose }: Props) => (
  <section role="alert" css={card} aria-label={t('note.conflict.short')}>
    <Stack gap={3}>
      <p css={{ fontWeight: 600 }}>{t('note.conflict.title')}</p>
      <p>{t('note.conflict.text')}</p>
      <details>
        <summary>{t('note.conflict.show')}</summary>
        <div css={other}>
          <NoteText text={theirs.text} label={t('note.conflict.other')} />
        </div>
      </details>
      <Row>
        <Button onClick={() => onChoose('mine')}>{t('note.conflict.mine')}</Button>
        <Button variant="secondary" onClick={() => onChoose('theirs')}>
          {t('note.conflict.theirs')}
        </Button>
        <Button variant="secondary" onClick={() => onChoose('both')}>
          {t('note.conflict.both')}
        </Button>
      </Row>
    </Stack>
  </section>
);
