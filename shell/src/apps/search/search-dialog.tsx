import { css } from '@emotion/react';
import { searchKinds } from '@hub/contracts';
import { useShell } from '@hub/mfe';
import { color, Dialog, fontSize, media, radius, space, sizes, stroke } from '@hub/ui';
import { Command } from 'cmdk';
import { useState } from 'react';
import { t } from '../../student-messages.ts';
import { pages } from '../../shared/pages.ts';
import { HitRow } from './hit-row.tsx';
import { pathOfHit } from './path-of-hit.ts';
import { useSearchHits } from './use-search-hits.ts';

const look = css`
  position: relative;
  & [cmdk-input] {
    width: 100%;
    min-height: ${sizes.touch};
    padding: ${space(2)} ${space(3)};
    border: ${stroke.thin} solid ${color.control};
    border-radius: ${radius.control};
    background: ${color.surface};
    font-size: ${fontSize.md};
  }
  & [cmdk-list] {
    height: min(${space(100)}, 50vh);
    margin-top: ${space(3)};
    overflow-y: auto;
    overscroll-behavior: contain;
  }
  & [cmdk-group-heading] {
    padding: ${space(2)} ${space(3)} ${space(1)};
    color: ${color.muted};
    font-size: ${fontSize.xs};
    font-weight: 600;
  }
  & [cmdk-item] {
    display: flex;
    align-items: center;
    min-height: ${sizes.touch};
    padding: ${space(1)} ${space(3)};
    border-radius: ${radius.control};
    cursor: pointer;
  }
  & [cmdk-item][aria-selected='true'] {
    background: ${color.accentSoft};
  }
  ${media.phone} {
    & [cmdk-list] {
      height: 60vh;
    }
  }
`;
// drawn over the empty list, not in it: a list may contain only options
const saying = css`
  position: absolute;
  inset: ${space(11)} 0 auto;
  padding: ${space(9)} ${space(3)} 0;
  pointer-events: none;
  color: ${color.muted};
  text-align: center;
`;

/** Searches the student's data and the pages; the arrow keys select, Enter opens. */
export const SearchDialog = ({ onClose }: { onClose: () => void }) => {
  const { navigate } = useShell();
  const [text, setText] = useState('');
  const { hits, isError, isWaiting } = useSearchHits(text);
  const open = (path: string) => {
    onClose();
    navigate(path);
  };
  const found = searchKinds.map((kind) => ({ kind, hits: hits.filter((hit) => hit.kind === kind) }));

  const say = () => {
    if (text.trim() === '') return null;
    if (isError) return t('search.failed');
    if (hits.length > 0) return null;
    return isWaiting ? t('search.waiting') : t('search.none', { text: text.trim() });
  };

  const said = say();

  return (
    <Dialog open onOpenChange={(next) => !next && onClose()} title={t('search.title')} transient>
      <Command shouldFilter={false} label={t('search.title')} css={look}>
        <Command.Input value={text} onValueChange={setText} placeholder={t('search.placeholder')} maxLength={200} />
        <output css={saying}>{said}</output>
        <Command.List label={t('search.results')}>
          {text.trim() === '' && (
            <Command.Group heading={t('search.goTo')}>
              {pages.map(({ path, name }) => (
                <Command.Item key={path} value={path} onSelect={() => open(path)}>
                  {t(`pages.${name}`)}
                </Command.Item>
              ))}
            </Command.Group>
          )}
          {found
            .filter((group) => group.hits.length > 0)
            .map((group) => (
              <Command.Group key={group.kind} heading={t(`search.kinds.${group.kind}`)}>
                {group.hits.map((hit) => (
                  <Command.Item key={hit.id} value={hit.id} onSelect={() => open(pathOfHit(hit))}>
                    <HitRow hit={hit} />
                  </Command.Item>
                ))}
              </Command.Group>
            ))}
        </Command.List>
      </Command>
    </Dialog>
  );
};
