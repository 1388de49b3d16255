import { css } from '@emotion/react';
import type { FlashcardSetId, FlashcardSetView } from '@hub/contracts';
import { Grid, Row, color, fontSize, quick, radius, space, stroke } from '@hub/ui';
import { t } from '../../messages.ts';
import { KindBadge } from '../../shared/kind-badge.tsx';
import { muted } from '../../shared/styles.ts';

const tile = css`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  width: 100%;
  min-height: ${space(30)};
  padding: ${space(4)};
  border: ${stroke.thin} solid ${color.hairline};
  border-radius: ${radius.card};
  background: ${color.surface};
  color: inherit;
  font: inherit;
  text-align: left;
  cursor: pointer;
  overflow-wrap: anywhere;
  transition: border-color ${quick};
  &:hover {
    border-color: ${color.control};
  }
  &[aria-pressed='true'] {
    border-color: ${color.accent};
    box-shadow: inset 0 0 0 ${stroke.thin} ${color.accent};
  }
`;
const shortened = css`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

interface Props {
  sets: readonly FlashcardSetView[];
  selected: FlashcardSetId | null;
  onSelect: (id: FlashcardSetId | null) => void;
}

/** One tile per set; pressing it selects the set, pressing it again deselects it. */
export const SetGrid = ({ sets, selected, onSelect }: Props) => (
  <Grid as="ul" min={240} css={{ listStyle: 'none', margin: 0, padding: 0 }}>
    {sets.map(({ id, title, description, aiGenerated, cardCount }) => (
      <li key={id} css={{ display: 'grid', minWidth: 0 }}>
        <button
          type="button"
          aria-pressed={id === selected}
          css={tile}
          onClick={() => onSelect(id === selected ? null : id)}
        >
          <Row justify="space-between" align="flex-start" wrap={false}>
            <span css={{ minWidth: 0, fontSize: fontSize.md, fontWeight: 600 }}>{title}</span>
            <span css={{ flex: 'none' }}>
              <KindBadge aiGenerated={aiGenerated} />
            </span>
          </Row>
          {description && <span css={[muted, shortened]}>{description}</span>}
          <span css={[muted, { marginTop: 'auto' }]}>{t('flashcards.count', { count: cardCount })}</span>
        </button>
      </li>
    ))}
  </Grid>
);
