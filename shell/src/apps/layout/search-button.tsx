import { css } from '@emotion/react';
import { color, fontSize, media, radius, space, sizes, stroke } from '@hub/ui';
import { Search } from 'lucide-react';
import { t } from '../../student-messages.ts';
import { modifier } from '../../shared/modifier-key.ts';

const look = css`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  width: 100%;
  min-height: ${sizes.control};
  padding: 0 ${space(3)};
  border: ${stroke.thin} solid ${color.control};
  border-radius: ${radius.control};
  background: ${color.surface};
  color: ${color.muted};
  cursor: pointer;
  & > kbd {
    margin-left: auto;
    font: inherit;
    font-size: ${fontSize.xs};
  }
  &:hover {
    background: ${color.sunken};
    color: ${color.text};
  }
  ${media.mobile} {
    min-height: ${sizes.touch};
    & > kbd {
      display: none;
    }
  }
`;

export const SearchButton = ({ onClick }: { onClick: () => void }) => (
  <button type="button" css={look} onClick={onClick} aria-keyshortcuts="Control+K">
    <Search size={16} aria-hidden />
    {t('search.title')}
    <kbd aria-hidden>{modifier()} K</kbd>
  </button>
);
